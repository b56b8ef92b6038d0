import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';

/** `action=acquiretempusername` of 1.43: a fresh wiki has no temporary accounts. */
export const acquireTempUserName = actionModule({
  name: 'acquiretempusername',
  description: { className: 'ApiAcquireTempUserName', helpPages: [] },
  cacheMode: 'private',
  mustBePosted: true,
  writes: () => true,
  parameters: declareParameters('', {}),
  run(run) {
    throw run.error({ code: 'tempuserdisabled', key: 'apierror-tempuserdisabled', parameters: [] });
  },
});
