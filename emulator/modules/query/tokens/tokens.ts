import { declareParameters } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { queryModule } from '../../module';
import { tokenFor, tokenTypes } from '../../token-types';

/** `meta=tokens`: the client's tokens (spec 4.1; core 3). */
export const tokens = queryModule({
  kind: 'meta',
  name: 'tokens',
  description: { withoutReadRights: true },
  cacheMode: 'private',
  schema: 'urn:wikidouble:tokens',
  parameters: declareParameters('', {
    type: { type: 'enumeration list', values: tokenTypes, allSpecifier: '*', default: ['csrf'] },
  }),
  run(run, { type }) {
    const { context } = run;
    if (context.sameOriginSuppressed) {
      run.warn({ code: 'tokens-origin', key: 'apiwarn-tokens-origin', parameters: [] });
      return;
    }
    // An empty set is an object as well (vector tokens/empty-type).
    const set = new ResultMap({ association: true });
    run.output(set);
    for (const [index, one] of type.entries()) {
      if (run.addMember(set, `${one}token`, tokenFor(context, one))) continue;
      run.continueAt('type', type.slice(index).join('|'));
      break;
    }
  },
});
