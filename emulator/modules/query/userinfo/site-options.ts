import { timeOffset } from '../../../text/time-offset';
import type { RequestContext } from '../../context';

/** The default options that follow from the settings of the wiki. */
export function siteOptions({ wiki }: RequestContext): Readonly<Record<string, string>> {
  const { timeZone } = wiki.site.settings;
  const skin = siteSkin(wiki);
  return {
    ...(skin !== undefined && { skin }),
    ...(timeZone !== undefined && { timecorrection: `System|${timeOffset(timeZone, wiki.environment.clock.now())}` }),
  };
}

/** The usual skin, if the settings name one. */
export function siteSkin({ site }: RequestContext['wiki']): string | undefined {
  return site.settings.skins?.find((one) => one.default)?.code;
}
