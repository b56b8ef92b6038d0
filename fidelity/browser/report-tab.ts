import { membersOf, type BrowserConnection } from './browser-connection';

type Members = Readonly<Record<string, unknown>>;

const keyCodes: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, ArrowDown: 40 };

/** The settings of the tab. */
export interface Look {
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  readonly media?: 'screen' | 'print';
}

/** A tab with a page from a file, controlled by the keyboard; it records what the page must not do. */
export class ReportTab {
  /** Dialogs, violations of the content security policy and script errors. */
  readonly complaints: string[] = [];
  /** Requested URLs, including the page itself. */
  readonly sent: string[] = [];
  private loaded: () => void = () => undefined;

  private constructor(
    private readonly connection: BrowserConnection,
    private readonly session: string,
  ) {
    connection.onEvent((method, parameters) => {
      this.note(method, parameters);
    });
  }

  static async open(connection: BrowserConnection): Promise<ReportTab> {
    const { targetId } = await connection.command('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await connection.command('Target.attachToTarget', { targetId, flatten: true });
    const tab = new ReportTab(connection, String(sessionId));
    for (const domain of ['Page', 'Network', 'Log', 'Runtime']) await tab.command(`${domain}.enable`);
    return tab;
  }

  /** @param address `file:///…` */
  async visit(address: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => {
      this.loaded = resolve;
    });
    await this.command('Page.navigate', { url: address });
    await this.connection.withinTime('loading the report', loaded);
  }

  async look({ width, scheme = 'light', media = 'screen' }: Look): Promise<void> {
    await this.command('Emulation.setDeviceMetricsOverride', {
      width,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    const features = [{ name: 'prefers-color-scheme', value: scheme }];
    await this.command('Emulation.setEmulatedMedia', { media, features });
  }

  async withoutScript(isWithout: boolean): Promise<void> {
    await this.command('Emulation.setScriptExecutionDisabled', { value: isWithout });
  }

  async press(key: string): Promise<void> {
    const code = keyCodes[key] ?? 0;
    const described = { key, code: key, windowsVirtualKeyCode: code, ...(key === 'Enter' ? { text: '\r' } : {}) };
    await this.command('Input.dispatchKeyEvent', { type: 'keyDown', ...described });
    await this.command('Input.dispatchKeyEvent', { type: 'keyUp', ...described });
  }

  async type(text: string): Promise<void> {
    await this.command('Input.insertText', { text });
  }

  /** Presses Tab until a matching element has the focus; false if none gets it. */
  async tabTo(selector: string, most = 300): Promise<boolean> {
    for (let presses = 0; presses < most; presses++) {
      await this.press('Tab');
      if ((await this.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) === true) return true;
    }
    return false;
  }

  /** The JSON value of an expression; of a promise, its result. */
  async evaluate(expression: string): Promise<unknown> {
    const response = await this.command('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (response.exceptionDetails !== undefined)
      throw new Error(`In the page: ${JSON.stringify(response.exceptionDetails)}`);
    return membersOf(response.result).value;
  }

  /** A screenshot as a PNG image. */
  async screenshot(isWhole: boolean): Promise<Buffer> {
    const { data } = await this.command('Page.captureScreenshot', { format: 'png', captureBeyondViewport: isWhole });
    return Buffer.from(String(data), 'base64');
  }

  /** The page as a PDF file. */
  async print(): Promise<Buffer> {
    const { data } = await this.command('Page.printToPDF', { preferCSSPageSize: true, printBackground: true });
    return Buffer.from(String(data), 'base64');
  }

  private note(method: string, parameters: Members): void {
    if (method === 'Page.loadEventFired') this.loaded();
    if (method === 'Network.requestWillBeSent') this.sent.push(String(membersOf(parameters.request).url));
    if (method === 'Log.entryAdded') this.complaints.push(String(membersOf(parameters.entry).text));
    if (method === 'Runtime.exceptionThrown') this.complaints.push(JSON.stringify(parameters.exceptionDetails));
    if (method !== 'Page.javascriptDialogOpening') return;
    this.complaints.push(`a dialog opened: ${String(parameters.message)}`);
    this.command('Page.handleJavaScriptDialog', { accept: true }).catch(() => undefined);
  }

  private command(method: string, parameters: Members = {}): Promise<Members> {
    return this.connection.command(method, parameters, this.session);
  }
}
