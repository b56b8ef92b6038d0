import type { ReportForm } from '../../messages/error-format';
import type { Message, MessageParameter } from '../../messages/message';
import { reportObject } from '../../messages/reports';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';

/** Errors or warnings within a result, such as why a talk page could not be moved (writing 6.5). */
export function errorList(
  messages: readonly Message[],
  form: ReportForm,
  type: 'error' | 'warning' = 'error',
): ResultList {
  const items = messages.map((message) =>
    form.format === 'bc' ? plainObject(message, type) : reportObject(message, form),
  );
  return new ResultList(items, type);
}

function plainObject({ key, parameters, code }: Message, type: 'error' | 'warning'): ResultMap {
  const map = new ResultMap();
  map.append('message', key);
  map.append('params', new ResultList(parameters.map(value), 'param'));
  map.append('code', code);
  map.append('type', type);
  return map;
}

function value(parameter: MessageParameter): ResultValue {
  return typeof parameter === 'object' ? null : parameter;
}
