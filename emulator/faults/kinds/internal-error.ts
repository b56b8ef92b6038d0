import type { Message } from '../../messages/message';
import { UsageError } from '../../messages/usage-error';
import { mainPath } from '../../modules/main';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { Fault, FaultOption } from '../fault';
import { injectError } from '../inject-error';
import { anyAction } from '../scopes';

export interface ExceptionOptions {
  /** The exception's class. Default: `Wikimedia\Rdbms\DBQueryError`. */
  readonly exception?: string;
}

export const usualException = String.raw`Wikimedia\Rdbms\DBQueryError`;

export const exceptionOptions: { readonly exception: FaultOption } = {
  exception: { type: 'class', default: `'${usualException.replaceAll('\\', '\\\\')}'` },
};

export const internalError: Fault<ExceptionOptions> = {
  ...anyAction,
  options: exceptionOptions,
  strike: (target, { exception = usualException }) =>
    injectError(target, {
      createError: ({ requestId }) => caughtException(requestId, exception),
      reviseResult: ({ result }) => {
        result.root = withoutReference(result.root);
      },
    }),
  describe: { advice: 'retries reads; after a write, checks first whether it happened' },
};

/** The code omits the namespace of database classes, the text does not (core 6.4). */
function caughtException(requestId: string, exception: string): UsageError {
  const message: Message = {
    code: `internal_api_error_${exception.replace('Wikimedia\\Rdbms\\', '')}`,
    key: 'apierror-exceptioncaughttype',
    parameters: [requestId, exception],
    data: { errorclass: exception },
  };
  return new UsageError(message, mainPath);
}

/** The result of a caught exception: no module raised it, and no documentation explains it. */
function withoutReference(root: ResultMap): ResultMap {
  const bare = new ResultMap({ association: true });
  root.forEach((name, value) => {
    if (name === 'error' && value instanceof ResultMap) bare.append(name, without(value, 'docref', {}));
    else if (name === 'errors' && value instanceof ResultList) bare.append(name, withoutModule(value));
    else if (name !== 'docref') bare.append(name, value);
  });
  return bare;
}

function withoutModule({ items, elementName }: ResultList): ResultList {
  const bare = items.map((item) => (item instanceof ResultMap ? without(item, 'module', item.metadata) : item));
  return new ResultList(bare, elementName);
}

function without(map: ResultMap, unwanted: string, metadata: ResultMap['metadata']): ResultMap {
  const rest = new ResultMap(metadata);
  map.forEach((name, value) => {
    if (name !== unwanted) rest.append(name, value);
  });
  return rest;
}
