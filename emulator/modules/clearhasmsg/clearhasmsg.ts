import { declareParameters } from '../../request/parameter-declarations';
import { actionModule } from '../module';

/** `action=clearhasmsg`: the client has seen the messages on its talk page. */
export const clearHasMsg = actionModule({
  name: 'clearhasmsg',
  description: { className: 'ApiClearHasMsg', helpPages: ['ClearHasMsg'] },
  cacheMode: 'private',
  mustBePosted: true,
  writes: () => true,
  parameters: declareParameters('', {}),
  run(run) {
    const { user, request, wiki } = run.context;
    wiki.users.clearMessages(user?.name ?? request.remoteAddress);
    run.respond('success');
  },
});
