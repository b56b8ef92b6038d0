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
    const answer = await client.query({ list: 'allpages', apnamespace: '6', aplimit: 'max', ...continuation });
    for (const { title } of answer.query.allpages) {
      const usage = await client.query({ list: 'imageusage', iutitle: title, iulimit: '1' });
      if (usage.query.imageusage.length === 0) titles.push(title);
    }
    continuation = answer.continue;
  }
  return titles;
}

module.exports = { unusedFiles };
