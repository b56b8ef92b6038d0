const entryPoint = 'https://wiki.example/w/api.php';

interface Answer {
  readonly continue?: Readonly<Record<string, string>>;
  readonly query?: { readonly imageusage: readonly { readonly title: string }[] };
  readonly error?: { readonly code: string; readonly info: string };
}

/** The titles of all pages that use a file. */
export async function pagesUsing(file: string): Promise<string[]> {
  const titles: string[] = [];
  let continuation: Answer['continue'] = {};
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
    const answer = (await response.json()) as Answer;
    if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.info}`);
    for (const { title } of answer.query?.imageusage ?? []) titles.push(title);
    continuation = answer.continue;
  }
  return titles;
}
