/** Parameters of log entries: a wiki file may give them any value that JSON can say. */
import { parseTitle, isTitle, type Titled } from '../../model/title';
import type { RequestContext } from '../context';

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function numberOf(value: unknown): number {
  return Number.isFinite(Number(value)) ? Number(value) : 0;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A title as entries name it: with its namespace, and as a number. */
export function titleOf({ wiki }: RequestContext, namespace: unknown, title: unknown): Titled {
  const read = parseTitle(textOf(title), wiki.site);
  if (isTitle(read)) return read;
  return { namespace: numberOf(namespace), key: textOf(title).replaceAll(' ', '_') };
}
