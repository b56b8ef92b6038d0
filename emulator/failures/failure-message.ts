import type { Message, MessageData, MessageParameter } from '../response/message';
import type { MessageKey } from '../response/message-texts';

interface FailureText {
  readonly code: string;
  /** As the raw error format and `errorlang=qqx` show it. */
  readonly key: string;
  /** English wikitext; `$1` is the first parameter. */
  readonly text: string;
  readonly parameters?: readonly MessageParameter[];
  readonly data?: MessageData;
}

/** A message that no module has, so that its text stands here and not in the table of all texts. */
export function failureMessage({ code, key, text, parameters = [], data }: FailureText): Message {
  return { code, key: key as MessageKey, text, parameters, ...(data && { data }) };
}
