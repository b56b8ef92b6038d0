import { expect } from 'chai';

import { checkReportPage } from './report-page-check';
import { exampleReportPage } from './report-page-example';

describe('the check of the page of a report', () => {
  it('does not pass if the browser cannot be started', async () => {
    const said = await checkReportPage('/nowhere/chromium', '').catch(String);
    expect(said).to.include('the browser could not be started: spawn /nowhere/chromium ENOENT');
  });

  it('checks a page with everything that a report can contain', async () => {
    const page = await exampleReportPage();
    expect(page).to.contain('>4 · Hostile').and.contain('onerror=alert(2)').and.contain('Known failures');
    expect(page)
      .to.match(/class="fail">/)
      .and.match(/class="known">/)
      .and.match(/class="pass">/);
  });
});
