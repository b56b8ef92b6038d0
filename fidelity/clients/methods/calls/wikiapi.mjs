import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load, methodsOf, runCalls, wiki as target } from './run-calls.mjs';

const { default: Wikiapi } = await load('wikiapi');

/** A session for each call: an error that no caller can catch leaves one waiting for ever. */
const start = () => new Wikiapi(target.api);

/** Its lists are arrays with members of their own, some of which lead back to the session. */
function data(value) {
  const seen = new Set();
  const copy = (part) => {
    if (typeof part === 'function' || typeof part === 'symbol') return undefined;
    if (part === null || typeof part !== 'object') return part;
    if (part instanceof Date) return part.toISOString();
    if (seen.has(part)) return '{again}';
    seen.add(part);
    if (Array.isArray(part)) return part.map(copy);
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, copy(each)]));
  };
  return copy(value);
}

const call =
  (name, ...values) =>
  async () =>
    data(await start()[name](...values));

await runCalls('wikiapi', {
  methods: methodsOf(Wikiapi.prototype),
  calls: {
    login: () => start().login(target.user, target.password),
    site_name: call('site_name'),
    query: call('query', { action: 'query', titles: 'Swan', prop: 'info|categories' }),
    page: async () => {
      const page = await start().page('Swan');
      return [page.title, page.pageid, page.wikitext, data(page.revisions)];
    },
    'page: missing': call('page', 'Missing page'),
    'page: redirect': async () => (await start().page('Swans', { redirects: 1 })).title,
    tracking_revisions: call('tracking_revisions', 'Swan', 'Rubbish'),
    allpages: call('allpages', { aplimit: 5, limit: 5 }),
    allimages: call('allimages'),
    alllinks: call('alllinks'),
    allusers: call('allusers'),
    allcategories: call('allcategories'),
    allredirects: call('allredirects'),
    prefixsearch: call('prefixsearch', 'Swa'),
    backlinks: call('backlinks', 'Swan'),
    embeddedin: call('embeddedin', 'Template:Note'),
    redirects: call('redirects', 'Swan'),
    imageusage: call('imageusage', 'File:Swan.png'),
    imageinfo: call('imageinfo', 'File:Swan.png'),
    categorymembers: call('categorymembers', 'Category:Birds'),
    categoryinfo: call('categoryinfo', 'Category:Birds'),
    categories: call('categories', 'Swan'),
    recentchanges: call('recentchanges', { rclimit: 10, limit: 10 }),
    usercontribs: call('usercontribs', 'Bob'),
    linkshere: call('linkshere', 'Swan'),
    fileusage: call('fileusage', 'File:Swan.png'),
    exturlusage: call('exturlusage', 'example.org'),
    links: call('links', 'Swan'),
    querypage: call('querypage', 'Lonelypages'),
    pagepropnames: call('pagepropnames'),
    pageswithprop: call('pageswithprop', 'displaytitle'),
    tags: call('tags'),
    users: call('users', 'Bob', { usprop: 'groups|editcount|registration' }),
    userinfo: call('userinfo', { uiprop: 'groups|editcount' }),
    logevents: call('logevents', { letype: 'move' }),
    category_tree: call('category_tree', 'Animals', { depth: 2 }),
    search: call('search', 'goose'),
    redirects_root: call('redirects_root', 'Swans'),
    redirects_here: call('redirects_here', 'Swan'),
    register_redirects: call('register_redirects', 'Note', { namespace: 'Template' }),
    redirect_target_of: async () => {
      const wiki = start();
      await wiki.register_redirects('Swans');
      return wiki.redirect_target_of('Swans');
    },
    aliases_of_page: async () => {
      const wiki = start();
      await wiki.register_redirects('Swan');
      return data(wiki.aliases_of_page('Swan'));
    },
    is_template: async () => {
      const wiki = start();
      await wiki.register_redirects('Note', { namespace: 'Template' });
      return wiki.is_template('Note', ['Note']);
    },
    namespace: () => start().namespace('Category'),
    remove_namespace: () => start().remove_namespace('Category:Birds'),
    is_article: () => start().is_article('Swan'),
    is_namespace: () => start().is_namespace('Category:Birds', 'Category'),
    to_namespace: () => start().to_namespace('Birds', 'Category'),
    is_talk_namespace: () => start().is_talk_namespace('Talk:Swan'),
    to_talk_page: () => start().to_talk_page('Swan'),
    talk_page_to_main: () => start().talk_page_to_main('Talk:Swan'),
    normalize_title: () => start().normalize_title('category:birds'),
    download: async () => {
      await start().download('File:Swan.png', { directory: target.folder });
      const path = join(target.folder, 'Swan.png');
      return existsSync(path) ? readFileSync(path, 'base64') : 'no file';
    },
    for_each_page: async () => {
      const titles = [];
      await start().for_each_page(['Swan', 'Goose', 'Missing page'], (page) => {
        titles.push([page.title, page.pageid ?? null, page.wikitext ?? null]);
      });
      return titles;
    },
    for_each_page_in_list: async () => {
      const titles = [];
      await start().for_each_page_in_list('categorymembers', 'Category:Birds', (page) => {
        titles.push(page.title);
      });
      return titles;
    },
    purge: call('purge', 'Swan'),
  },
  leftOut: {
    'It sends no request.': ['append_session_to_options'],
    'It lists files of the upload stash, which only the session that uploaded them can.': ['stashimageinfo'],
    'It writes.': ['edit_page', 'edit', 'move_to', 'move_page', 'upload', 'delete', 'setup_layout_element_to_insert'],
    'It is not implemented: its name says so.': ['NYI_langlinks'],
    'It waits for changes without end.': ['listen'],
    'It needs the extension CentralAuth.': ['globaluserinfo'],
    'It needs the extension TimedMediaHandler.': ['videoinfo'],
    'It needs the extension Wikibase.': ['data', 'new_data_entity'],
    'It reads pages that only Wikipedia has.': ['get_featured_content', 'get_featured_content_configurations'],
    'It sends its request to another service than a wiki.': ['SPARQL', 'convert_Chinese', 'run_SQL'],
    'It is the content of a page that names it when the bot logs in.': [
      'task_configuration',
      'latest_task_configuration',
    ],
  },
});
