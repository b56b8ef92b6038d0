import type { Send } from '../runner/exchange';

/** The parameters of a request, from the query or the form. */
export type SentParameters = Readonly<Record<string, string>>;

/** A wiki that responds by a function of the parameters, and the requests that it received. */
export function madeUpApi(response: (sent: SentParameters) => unknown): {
  readonly send: Send;
  readonly sent: SentParameters[];
} {
  const sent: SentParameters[] = [];
  const send: Send = ({ query, body }) => {
    const parameters = Object.fromEntries(new URLSearchParams(body ?? query));
    sent.push(parameters);
    const content = response(parameters);
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const headers: [string, string][] = typeof content === 'string' ? [['Content-Type', 'text/html']] : [];
    return Promise.resolve({ status: 200, headers, body: text });
  };
  return { send, sent };
}
