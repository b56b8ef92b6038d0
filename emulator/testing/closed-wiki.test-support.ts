/** A program that uses a wiki in every way, leaves a request waiting, and closes the wiki; then nothing is left to do. */
import { createWiki } from '../index';

async function main(): Promise<void> {
  await using wiki = createWiki({ pages: [{ title: 'Gallery' }] });
  const { url } = await wiki.listen({ keepsProcessAlive: true });
  wiki.intercept('https://wiki.example/w');
  wiki.fail({ kind: 'stall' });
  const addresses = [url, 'https://wiki.example/w', 'https://other.example'];
  const waiting = addresses.map((address, number) => {
    const fetchFrom = number === 2 ? wiki.fetch : fetch;
    return fetchFrom(`${address}/api.php?action=query&format=json`).then(
      () => 'received',
      () => 'ended',
    );
  });
  while (wiki.requests.length < addresses.length) await new Promise((resolve) => setTimeout(resolve, 5));
  await wiki.close();
  process.stdout.write((await Promise.all(waiting)).join(' '));
}

void main();
