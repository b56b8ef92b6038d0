import { expect } from 'chai';
import { findChromium } from './chromium';
import { checkHtmlPage } from './html-page-check';

describe('the check of the HTML page', () => {
  it('throws if no browser is installed', () => {
    expect(findChromium('')).to.equal(undefined);
    expect(findChromium('/nowhere')).to.equal(undefined);
  });

  it('does not pass if the browser cannot be started', async () => {
    let message = 'passed';
    try {
      await checkHtmlPage('https://wiki.example', { executable: '/nowhere/chromium' });
    } catch (error) {
      message = String(error);
    }
    expect(message).to.include('the browser could not be started: spawn /nowhere/chromium ENOENT');
  });
});
