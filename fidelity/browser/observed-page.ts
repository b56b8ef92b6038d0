/** What a browser made of a page, as far as the check is concerned. */
export interface ObservedPage {
  readonly address: string;
  /** `text/html`, `application/json` */
  readonly contentType: string;
  readonly title: string;
  /** The text that a reader sees; that of hidden elements is not in it. */
  readonly visibleText: string;
  readonly preformatted: readonly ObservedText[];
  /** Links that take room on the page. */
  readonly links: readonly { readonly text: string; readonly address: string }[];
  /** The text of the script elements. */
  readonly scripts: readonly string[];
  /** What dialogs said that opened while the page loaded. */
  readonly dialogs: readonly string[];
}

export interface ObservedText {
  readonly text: string;
  /** How many elements stand in it. */
  readonly elements: number;
}

/** Run inside the page; its value is an `ObservedPage` without the dialogs. */
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
