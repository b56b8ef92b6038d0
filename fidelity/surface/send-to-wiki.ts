import type { SendToWiki } from './record-surface';

/** @param address what precedes `/api.php` */
export function sendTo(address: string): SendToWiki {
  return async (parameters) => {
    const query = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
    const response = await fetch(`${address.replace(/\/(?:api\.php)?$/, '')}/api.php?${query.toString()}`);
    if (!response.ok) throw new Error(`${response.url} returned status ${response.status}.`);
    return response.json();
  };
}
