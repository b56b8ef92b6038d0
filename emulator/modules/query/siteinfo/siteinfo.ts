import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import { siteInfoMembers } from './members';
import { parametersWith, type SiteProperty } from './parameters';

const properties139 = [
  ...(['general', 'namespaces', 'namespacealiases', 'specialpagealiases', 'magicwords', 'interwikimap'] as const),
  ...(['dbrepllag', 'statistics', 'usergroups', 'libraries', 'extensions', 'fileextensions', 'rightsinfo'] as const),
  ...(['restrictions', 'languages', 'languagevariants', 'skins', 'extensiontags', 'functionhooks'] as const),
  ...(['showhooks', 'variables', 'protocols', 'defaultoptions', 'uploaddialog'] as const),
] as const;

const properties143 = [
  ...properties139,
  ...(['autocreatetempuser', 'autopromote', 'autopromoteonce', 'clientlibraries'] as const),
] as const;

function declare(properties: readonly SiteProperty[]): QueryModule {
  return queryModule({
    kind: 'meta',
    name: 'siteinfo',
    cacheMode: 'public',
    parameters: parametersWith(properties),
    run(run, values) {
      for (const [index, name] of values.prop.entries()) {
        if (run.outputAs(name, siteInfoMembers[name](run.context, values, run))) continue;
        run.continueAt('prop', values.prop.slice(index).join('|'));
        return;
      }
    },
  });
}

/** `meta=siteinfo`: the description of the wiki, in the order of the request (reading 7; vector siteinfo/small-lists). */
export const siteInfo: QueryModule = moduleByRelease({
  '1.39': declare(properties139),
  '1.43': declare(properties143),
});
