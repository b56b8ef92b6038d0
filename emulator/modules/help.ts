import { declareParameters } from '../request/parameter-declarations';
import { actionModule } from './module';

/**
 * `action=help`, also what a request without `action` gets (facts 2.8). It puts nothing into the result: the page is
 * made where answers are printed, because it describes the modules themselves. It always describes all of them.
 */
export const help = actionModule({
  name: 'help',
  cacheMode: 'private',
  parameters: declareParameters('', {
    modules: { type: 'string', default: 'main' },
    submodules: { type: 'boolean' },
    recursivesubmodules: { type: 'boolean' },
    wrap: { type: 'boolean' },
    toc: { type: 'boolean' },
  }),
  run() {
    // Nothing to do before printing.
  },
});
