/**
 * Lists the pages that use a file in the page, as a gadget of a wiki does. Like `mw.Api`, it requests the wiki's own
 * `api.php` with XMLHttpRequest.
 *
 * @param {string} file its title
 * @returns {Promise<void>}
 */
async function showUsage(file) {
  const parameters = { action: 'query', list: 'imageusage', iutitle: file, format: 'json', formatversion: '2' };
  const { query } = await get(`/w/api.php?${new URLSearchParams(parameters)}`);
  const list = document.createElement('ul');
  for (const { title } of query.imageusage) list.appendChild(document.createElement('li')).textContent = title;
  document.querySelector('#usage').replaceChildren(list);
}

function get(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.setRequestHeader('Api-User-Agent', 'UsageGadget/1.0 (https://gadget.example)');
    request.addEventListener('load', () => resolve(JSON.parse(request.responseText)));
    request.addEventListener('error', () => reject(new Error('The wiki cannot be reached.')));
    request.send();
  });
}

module.exports = { showUsage };
