import type { Ask } from './run-vectors';

/**
 * The address of `api.php` as the wiki itself knows it, which its errors name whatever address it was asked at
 * (core 0). A wiki that does not tell (no `meta=siteinfo`) is taken to be called what it was asked at.
 */
export async function ownAddress(ask: Ask, asked: URL): Promise<string> {
  const response = await ask('action=query&meta=siteinfo&format=json&formatversion=2');
  const general = member(member(parseJson(response.body), 'query'), 'general');
  const server = member(general, 'server');
  const scriptPath = member(general, 'scriptpath');
  if (typeof server !== 'string' || typeof scriptPath !== 'string') return `${asked.origin}${asked.pathname}`;
  const protocol = server.startsWith('//') ? asked.protocol : '';
  return `${protocol}${server}${scriptPath}/api.php`;
}

function parseJson(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}
