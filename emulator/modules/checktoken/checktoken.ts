import { declareParameters } from '../../request/parameter-declarations';
import { timestamp } from '../../text/timestamp';
import { isOwnToken, tokenFor, tokenTypes } from '../token-types';
import { actionModule } from '../module';

const parameters = declareParameters('', {
  type: { type: 'enumeration', values: tokenTypes, required: true },
  token: { type: 'string', sensitive: true, required: true },
  maxtokenage: { type: 'integer', examples: ['0', '100', '-1'] },
});

/** `action=checktoken`: whether a token is valid. */
export const checkToken = actionModule({
  name: 'checktoken',
  description: { className: 'ApiCheckToken', helpPages: (release) => (release.since('1.43') ? ['Checktoken'] : []) },
  cacheMode: 'private',
  parameters,
  run(run, { type, token, maxtokenage }) {
    const { context } = run;
    // To compare the token, a real wiki makes its own: a client without an account then has a session (core 8.7).
    tokenFor(context, type);
    const isValid = isOwnToken(context, type, token);
    const issued = /^[0-9a-f]{32}([0-9a-f]{8})\+\\$/.exec(token)?.[1];
    const time = issued === undefined ? undefined : parseInt(issued, 16);
    const isOld = time !== undefined && isTooOld(context.nowSeconds - time, maxtokenage);
    // A plus sign that was not encoded became a space.
    if (!isValid && token.endsWith(' \\')) {
      run.warn({ code: 'checktoken-percentencoding', key: 'apiwarn-checktoken-percentencoding', parameters: [] });
    }
    run.respond({
      result: !isValid ? 'invalid' : isOld ? 'expired' : 'valid',
      ...(time !== undefined && { generated: timestamp(time * 1000) }),
    });
  },
});

/** No limit is 0 as well. */
function isTooOld(age: number, limit: number | bigint | undefined): boolean {
  return limit !== undefined && Number(limit) !== 0 && age > Number(limit);
}
