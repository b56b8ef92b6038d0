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
    if (!response.ok) throw new Error(`The wiki answered with status ${response.status}.`);
    const answer = await response.json();
    if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.info}`);
    entries.push(...answer.query[module]);
    continuation = answer.continue;
  }
  return entries;
}
