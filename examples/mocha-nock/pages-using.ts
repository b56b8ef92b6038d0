const entryPoint = 'https://wiki.example/w/api.php';

interface Body {
  readonly continue?: Readonly<Record<string, string>>;
  readonly query?: { readonly imageusage: readonly { readonly title: string }[] };
  readonly error?: { readonly code: string; readonly info: string };
}

/** The titles of all pages that use a file. */
export async function pagesUsing(file: string): Promise<string[]> {
  const titles: string[] = [];
  let continuation: Body['continue'] = {};
  while (continuation) {
    const parameters = new URLSearchParams({
      action: 'query',
      list: 'imageusage',
      iutitle: file,
      iulimit: 'max',
      format: 'json',
      formatversion: '2',
      ...continuation,
    });
    const response = await fetch(`${entryPoint}?${parameters.toString()}`);
    const body = (await response.json()) as Body;
    if (body.error) throw new Error(`${body.error.code}: ${body.error.info}`);
    for (const { title } of body.query?.imageusage ?? []) titles.push(title);
    continuation = body.continue;
  }
  return titles;
}
