import { prefixedKey } from '../../model/title';
import { declareParameters } from '../../request/parameter-declarations';
import { ResultList, ResultMap } from '../../response/result-tree';
import { mainPageTitle } from '../main-page';
import { actionModule } from '../module';

/** `action=rsd`: how programs find the API, in XML of its own, whatever the request says (reading 25). */
export const rsd = actionModule({
  name: 'rsd',
  description: {
    className: 'ApiRsd',
    helpPages: (release) => (release.since('1.43') ? ['Rsd'] : []),
    withoutReadRights: true,
  },
  cacheMode: 'private',
  parameters: declareParameters('', {}),
  formatInstead: () => 'xml',
  ownResult: { contentType: 'application/rsd+xml; charset=utf-8', reshape },
  run({ context }) {
    const { wiki, namespaces } = context;
    const settings = new ResultMap({ subElements: ['docs'] });
    settings.append('docs', 'https://www.mediawiki.org/wiki/Special:MyLanguage/API');
    const setting = new ResultMap({ contentMember: 'value' });
    setting.append('name', 'OAuth');
    setting.append('value', false);
    settings.append('setting', setting);
    const api = { name: 'MediaWiki', preferred: 'true', apiLink: context.entryPoint, blogID: '', settings };
    const service = new ResultMap({ subElements: ['engineName', 'engineLink', 'homePageLink'] });
    service.append('apis', new ResultList([api], 'api'));
    service.append('engineName', 'MediaWiki');
    service.append('engineLink', 'https://www.mediawiki.org/');
    const path = context.pagePath(prefixedKey(mainPageTitle(wiki), namespaces));
    service.append('homePageLink', context.currentServer + path);
    context.result.root.append('service', service);
  },
});

function reshape(root: ResultMap): ResultMap {
  const reshaped = new ResultMap({ rootName: 'rsd' });
  root.forEach((name, value) => {
    reshaped.append(name, value);
  });
  reshaped.append('version', '1.0');
  reshaped.append('xmlns', 'http://archipelago.phrasewise.com/rsd');
  return reshaped;
}
