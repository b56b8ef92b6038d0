const headers = { 'user-agent': 'UnusedFilesExample/1.0 (https://bot.example; operator@bot.example)' };

/**
 * The titles of all files that no page uses.
 *
 * @param {string} entryPoint the address of `api.php`
 * @returns {Promise<string[]>}
 */
export async function unusedFiles(entryPoint) {
  const files = await list(entryPoint, 'allpages', { apnamespace: '6', aplimit: 'max' });
  const used = new Set();
  for (const { title } of await list(entryPoint, 'allfileusages', { afunique: '1', aflimit: 'max' })) used.add(title);
  return files.map(({ title }) => title).filter((title) => !used.has(title));
}

/** All entries of a list. */
async function list(entryPoint, module, parameters) {
  const entries = [];
  let continuation = {};
  while (continuation) {
    const query = { action: 'query', list: module, format: 'json', formatversion: '2', ...parameters, ...continuation };
    const response = await fetch(`${entryPoint}?${new URLSearchParams(query)}`, { headers });
    if (!response.ok) throw new Error(`The wiki responded with status ${response.status}.`);
    const body = await response.json();
    if (body.error) throw new Error(`${body.error.code}: ${body.error.info}`);
    entries.push(...body.query[module]);
    continuation = body.continue;
  }
  return entries;
}
