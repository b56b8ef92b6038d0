/** What a browser shows of a page. */
export interface ObservedPage {
  readonly address: string;
  /** `text/html`, `application/json` */
  readonly contentType: string;
  readonly title: string;
  /** The visible text. */
  readonly visibleText: string;
  readonly preformatted: readonly ObservedText[];
  /** Visible links. */
  readonly links: readonly { readonly text: string; readonly address: string }[];
  /** The text of the script elements. */
  readonly scripts: readonly string[];
  /** The texts of dialogs that opened while the page loaded. */
  readonly dialogs: readonly string[];
}

export interface ObservedText {
  readonly text: string;
  /** How many elements it contains. */
  readonly elements: number;
}

/** Evaluated in the page; returns an `ObservedPage` without the dialogs. */
export const observation = `({
  address: location.href,
  contentType: document.contentType,
  title: document.title,
  visibleText: document.body.innerText,
  preformatted: [...document.querySelectorAll('pre')].map((element) => (
    { text: element.textContent, elements: element.childElementCount }
  )),
  links: [...document.querySelectorAll('a[href]')].filter((element) => element.getClientRects().length > 0).map(
    (element) => ({ text: element.innerText, address: element.href }),
  ),
  scripts: [...document.scripts].map((element) => element.textContent),
})`;
