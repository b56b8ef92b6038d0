/** Control characters that stand for something in a text while it is rendered; texts of pages cannot contain them. */

/** Before the text of a heading: `\x01` and its index in the list of headings and `;`. */
export function headingMark(index: number): string {
  return `\x01${index};`;
}

export const HEADING_MARK = /\x01(\d+);/g;

/** The place of the table of contents. */
export const CONTENTS_MARK = '\x02';

/** An apostrophe in the title of a link to edit: 1.39 adds these links to a page that is tidy already. */
export const APOSTROPHE_MARK = '\x0e';

/** U+00A0 there. */
export const UNBREAKABLE_MARK = '\x0f';

/** Finished HTML that no later step may change: `\x03` and its index and `;`. */
export class HeldHtml {
  private readonly held: string[] = [];

  hold(html: string): string {
    this.held.push(html);
    return `\x03${this.held.length - 1};`;
  }

  at(index: number): string {
    return this.held[index] ?? '';
  }

  /** Puts the HTML back. What is held may contain marks of what was held before it. */
  restore(text: string): string {
    if (!text.includes('\x03')) return text;
    return text.replace(HELD_MARK, (_, index: string) => this.restore(this.at(Number(index))));
  }
}

export const HELD_MARK = /\x03(\d+);/g;

/** The text without what stands for something. */
export function withoutReserved(text: string): string {
  return /[\0-\x03]/.test(text) ? text.replace(/[\0-\x03]/g, '\ufffd') : text;
}
