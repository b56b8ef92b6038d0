import type { IncomingMessage, RequestListener } from 'node:http';

/** A wiki that saves and deletes pages, and otherwise responds only to the first requests of a check. */
export class WritableWiki {
  /** The text of each page, by its title. */
  readonly pages = new Map<string, string>();
  /** The parameters of each request, in order. */
  readonly sent: Readonly<Record<string, string>>[] = [];
  readonly userAgents = new Set<string | undefined>();
  /** Called before a page is saved; the response waits for its promise. */
  onEdit: (title: string) => Promise<void> | undefined = () => undefined;
  refusesToDelete = false;

  readonly listener: RequestListener = (request, outgoing) => {
    void this.response(request).then((response) => outgoing.end(JSON.stringify(response)));
  };

  private async response(request: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const query = new URL(request.url ?? '', 'http://wiki.example').searchParams;
    const sent = Object.fromEntries([...query, ...new URLSearchParams(Buffer.concat(chunks).toString())]);
    this.sent.push(sent);
    this.userAgents.add(request.headers['user-agent']);
    const { action, meta, list, title = '', text = '', affrom = '' } = sent;
    if (action === 'login') return { login: { result: 'Success', lgusername: 'Admin' } };
    if (action === 'edit') {
      await this.onEdit(title);
      this.pages.set(title, text);
      return { edit: { result: 'Success' } };
    }
    if (action === 'delete') {
      if (this.refusesToDelete) return { error: { code: 'permissiondenied', info: 'No.' } };
      return this.pages.delete(title) ? { delete: { title } } : { error: { code: 'missingtitle', info: 'None.' } };
    }
    if (meta === 'tokens') return { batchcomplete: '', query: { tokens: { logintoken: 'l+\\', csrftoken: 'c+\\' } } };
    if (meta === 'userinfo') return { query: { userinfo: { id: 1, rights: ['edit', 'delete'] } } };
    if (list !== 'allfileusages') return { batchcomplete: '', query: { imageusage: [] } };
    const using = [...this.pages.values()].filter((source) => affrom !== '' && source.includes(`[[File:${affrom}]]`));
    return { query: { allfileusages: using.map((_, index) => ({ fromid: index + 1, title: `File:${affrom}` })) } };
  }
}
