import type { Report } from '../../../schemas/generated/report';
import { isUnfit } from '../../baseline/apply-baseline';
import { markup, type Markup } from './markup';

/** The known failures, and which of them are out of date. */
export function baselineSection({ baseline }: Report): Markup | undefined {
  if (!baseline) return undefined;
  const rows = baseline.entries.map(
    (entry) =>
      markup`<tr>
        <th scope="row">${entry.what}</th>
        <td>${entry.reason}</td>
        <td>${entry.expires}</td>
        <td class="${isUnfit(entry) ? 'fail' : 'known'}">
          ${entry.state}${isUnfit(entry) ? ' – out of date' : ''}
        </td>
        <td>${entry.line}</td>
      </tr> `,
  );
  return markup`<section id="baseline" aria-labelledby="baseline-title">
    <h2 id="baseline-title">Known failures</h2>
    <div class="wide" role="group" aria-label="Known failures" tabindex="0">
      <table>
        <caption>
          What ${baseline.file} accepts
        </caption>
        <thead>
          <tr>
            <th scope="col">Known</th>
            <th scope="col">Reason</th>
            <th scope="col">Until</th>
            <th scope="col">State</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}
