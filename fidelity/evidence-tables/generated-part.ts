import { format, resolveConfig } from 'prettier';

/**
 * A page with a part that is made anew, between `<!-- NAME -->` and `<!-- /NAME -->`, as prettier writes it.
 *
 * @param page Markdown with the markers
 * @param name of the part
 * @param content Markdown
 * @param file the path of the page, for the settings of prettier
 * @throws Error where a marker is missing
 */
export async function withGeneratedPart(page: string, name: string, content: string, file: string): Promise<string> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no "${begin}" with a "${end}" behind it in ${file}.`);
  const whole = `${page.slice(0, from)}${begin}\n\n${content}\n${page.slice(to)}`;
  return format(whole, { ...(await resolveConfig(file)), parser: 'markdown' });
}
