import { declareParameters } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import type { RequestContext } from '../../context';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import { userInfoMembers, type Added } from './members';

const properties139 = [
  ...(['acceptlang', 'blockinfo', 'centralids', 'changeablegroups', 'editcount', 'email'] as const),
  ...(['groupmemberships', 'groups', 'hasmsg', 'implicitgroups', 'latestcontrib', 'options', 'ratelimits'] as const),
  ...(['realname', 'registrationdate', 'rights', 'theoreticalratelimits', 'unreadcount'] as const),
] as const;

const properties143 = [...properties139, 'cancreateaccount'] as const;

/** `meta=userinfo` of a release: 1.43 has one more property (vector userinfo/account-creation). */
function declare(properties: readonly (typeof properties143)[number][]): QueryModule {
  return queryModule({
    kind: 'meta',
    name: 'userinfo',
    description: { className: 'ApiQueryUserInfo' },
    cacheMode: 'private',
    parameters: declareParameters('ui', {
      prop: { type: 'enumeration list', values: properties, allSpecifier: '*' },
      attachedwiki: { type: 'string', examples: ['wiki', 'foo'] },
    }),
    run(run, { prop, attachedwiki }) {
      run.output(describe(run.context, prop ?? [], attachedwiki ?? ''));
    },
  });
}

/** `meta=userinfo`: the user of the request, and what they may do (reading 6). */
export const userInfo: QueryModule = moduleByRelease({
  '1.39': declare(properties139),
  '1.43': declare(properties143),
});

/** The members have an order of their own, whatever the order of the request. */
function describe(context: RequestContext, properties: readonly string[], attachedWiki: string): ResultMap {
  const { user } = context;
  const info = new ResultMap();
  info.append('id', user?.id ?? 0);
  info.append('name', user?.name ?? context.request.remoteAddress);
  if (!user) info.append('anon', true);
  else if (context.wiki.site.isTemporary(user.name)) info.append('temp', true);
  for (const [property, members] of userInfoMembers) {
    if (!properties.includes(property)) continue;
    for (const [name, value] of Object.entries<Added>(members(context, user, attachedWiki))) {
      if (value !== undefined) info.append(name, value);
    }
  }
  return info;
}
