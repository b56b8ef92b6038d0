import type { WireForm } from '../wire-form';

/** Adds the cookies of a session before the request's own cookies. */
export function withCookies(wire: WireForm, cookies: string): WireForm {
  const place = wire.headers.findIndex(([name]) => name.toLowerCase() === 'cookie');
  const [name = 'Cookie', own] = wire.headers[place] ?? [];
  const header = [name, own === undefined ? cookies : `${cookies}; ${own}`] as const;
  const headers = place < 0 ? [...wire.headers, header] : wire.headers.toSpliced(place, 1, header);
  return { ...wire, headers };
}
