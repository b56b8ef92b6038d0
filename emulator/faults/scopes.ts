import type { TargetedRequest } from './targeted-request';

/** Which requests several faults apply to. */

export const anyAction = {
  onlyFor: 'requests for an action other than help',
  appliesTo: ({ action }: TargetedRequest) => action !== undefined && action.page === undefined,
};

export const writing = {
  onlyFor: 'POST requests for an action that writes',
  appliesTo: ({ action, wiki, request }: TargetedRequest) =>
    request.method === 'POST' && action?.writes?.(wiki.release) === true,
};

export const withToken = {
  onlyFor: 'POST requests for an action that needs a token',
  appliesTo: ({ action, request }: TargetedRequest) => request.method === 'POST' && action?.needsToken !== undefined,
};

export const editing = {
  onlyFor: 'POST requests for action=edit',
  appliesTo: ({ action, request }: TargetedRequest) => request.method === 'POST' && action?.name === 'edit',
};
