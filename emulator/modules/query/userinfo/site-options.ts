import { timeOffset } from '../../../text/time-offset';
import type { RequestContext } from '../../context';

/** The default options that follow from the settings of the wiki. */
export function siteOptions({ wiki }: RequestContext): Readonly<Record<string, string>> {
  const { timeZone, skins } = wiki.site.settings;
  const skin = skins?.find((one) => one.default)?.code;
  return {
    ...(skin !== undefined && { skin }),
    ...(timeZone !== undefined && { timecorrection: `System|${timeOffset(timeZone, wiki.environment.clock.now())}` }),
  };
}
