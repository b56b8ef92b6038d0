/**
 * The titles of all files that no page uses.
 *
 * @param {import('./wiki-client').WikiClient} client
 * @returns {Promise<string[]>}
 */
async function unusedFiles(client) {
  const titles = [];
  let continuation = {};
  while (continuation) {
    const response = await client.query({ list: 'allpages', apnamespace: '6', aplimit: 'max', ...continuation });
    for (const { title } of response.query.allpages) {
      const usage = await client.query({ list: 'imageusage', iutitle: title, iulimit: '1' });
      if (usage.query.imageusage.length === 0) titles.push(title);
    }
    continuation = response.continue;
  }
  return titles;
}

module.exports = { unusedFiles };
