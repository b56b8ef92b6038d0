/** What a text sets for its page, such as its default sort key. */
export interface PageProperty {
  readonly name: string;
  readonly value: string;
}

/** What has properties, in the order of their names, each as a name and a value: `displaytitle|<i>A</i>`, `notoc|`. */
export interface WithProperties {
  readonly properties?: readonly string[];
}

/** @returns undefined for a page without the property */
export function pageProperty({ properties = [] }: WithProperties, name: string): string | undefined {
  return properties.find((text) => text.startsWith(`${name}|`))?.slice(name.length + 1);
}

/** Whether a text hides the category whose page it is. */
export function hidesCategory(page: WithProperties): boolean {
  return pageProperty(page, 'hiddencat') !== undefined;
}

export function readProperty(text: string): PageProperty {
  const bar = text.indexOf('|');
  return { name: text.slice(0, bar), value: text.slice(bar + 1) };
}
