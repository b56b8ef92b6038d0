import { membersOf, type BrowserConnection } from './browser-connection';
import { observation, type ObservedPage, type ObservedText } from './observed-page';

/** One tab. */
export class BrowserPage {
  private dialogs: string[] = [];
  private loaded: () => void = () => undefined;

  private constructor(
    private readonly connection: BrowserConnection,
    private readonly session: string,
  ) {
    connection.onEvent((method, parameters) => {
      if (method === 'Page.loadEventFired') this.loaded();
      if (method === 'Page.javascriptDialogOpening') this.dismiss(String(parameters.message));
    });
  }

  static async open(connection: BrowserConnection): Promise<BrowserPage> {
    const { targetId } = await connection.command('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await connection.command('Target.attachToTarget', { targetId, flatten: true });
    const page = new BrowserPage(connection, String(sessionId));
    await page.command('Page.enable');
    return page;
  }

  /** @throws Error if nothing responds at the address */
  async visit(address: string): Promise<ObservedPage> {
    return this.observeAfter(async () => {
      const { errorText } = await this.command('Page.navigate', { url: address });
      if (typeof errorText === 'string') throw new Error(`${address} cannot be visited: ${errorText}`);
    });
  }

  /** Clicks on a link that is on the page. */
  async follow(link: { readonly text: string; readonly address: string }): Promise<ObservedPage> {
    const wanted = JSON.stringify(link.address);
    return this.observeAfter(async () => {
      await this.evaluate(`[...document.links].find((element) => element.href === ${wanted}).click()`);
    });
  }

  /** A screenshot of the tab, as a PNG image. */
  async screenshot(): Promise<Buffer> {
    const { data } = await this.command('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(String(data), 'base64');
  }

  private async observeAfter(act: () => Promise<void>): Promise<ObservedPage> {
    this.dialogs = [];
    const loaded = new Promise<void>((resolve) => {
      this.loaded = resolve;
    });
    await act();
    await this.connection.withinTime('loading a page', loaded);
    // Handlers of elements that failed to load run a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return readObservation(await this.evaluate(observation), this.dialogs);
  }

  /** An open dialog would block everything else. */
  private dismiss(message: string): void {
    this.dialogs.push(message);
    this.command('Page.handleJavaScriptDialog', { accept: true }).catch(() => undefined);
  }

  private async evaluate(expression: string): Promise<unknown> {
    const response = await this.command('Runtime.evaluate', { expression, returnByValue: true });
    if (response.exceptionDetails !== undefined) {
      throw new Error(`the page refused to be looked at: ${JSON.stringify(response.exceptionDetails)}`);
    }
    return membersOf(response.result).value;
  }

  private command(method: string, parameters: Readonly<Record<string, unknown>> = {}) {
    return this.connection.command(method, parameters, this.session);
  }
}

function readObservation(value: unknown, dialogs: readonly string[]): ObservedPage {
  const page = membersOf(value);
  return {
    address: String(page.address),
    contentType: String(page.contentType),
    title: String(page.title),
    visibleText: String(page.visibleText),
    preformatted: list(page.preformatted).map((item): ObservedText => ({
      text: String(membersOf(item).text),
      elements: Number(membersOf(item).elements),
    })),
    links: list(page.links).map((item) => ({
      text: String(membersOf(item).text),
      address: String(membersOf(item).address),
    })),
    scripts: list(page.scripts).map(String),
    dialogs,
  };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
