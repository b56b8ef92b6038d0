import type { Send } from '../runner/exchange';

/** The parameters of a request, from the query or the form. */
export type Asked = Readonly<Record<string, string>>;

/** A wiki that responds by a function of the parameters, and the requests that it received. */
export function madeUpApi(response: (asked: Asked) => unknown): { readonly send: Send; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const send: Send = ({ query, body }) => {
    const parameters = Object.fromEntries(new URLSearchParams(body ?? query));
    asked.push(parameters);
    const content = response(parameters);
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const headers: [string, string][] = typeof content === 'string' ? [['Content-Type', 'text/html']] : [];
    return Promise.resolve({ status: 200, headers, body: text });
  };
  return { send, asked };
}
