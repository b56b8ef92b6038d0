import { expect } from 'chai';

import { englishTimeWords } from '../../emulator/text/written-time';
import { timeForm } from './time-form';

const time = new Date('2026-11-27T17:05:00Z');

describe('The form of a written time', () => {
  it('has a letter for each part, and quotes around other letters', () => {
    expect(timeForm('17:05, 27 November 2026', time, englishTimeWords)).to.equal('H:i, j xg Y');
    expect(timeForm('Fri: 27 of Nov at 17.05', time, englishTimeWords)).to.equal('D: j" of "M" at "H.i');
    expect(timeForm('٢٧/١١/٢٠٢٦', time, englishTimeWords)).to.equal('j/n/Y');
  });

  it('has no short name of a day after a number', () => {
    const names = { ...englishTimeWords, shortDays: ['日', '月', '火', '水', '木', '金', '土'] };
    expect(timeForm('29日 (日) 17:05', new Date('2026-11-29T17:05:00Z'), names)).to.equal('j日 (D) H:i');
  });

  it('is not clear if two parts are the same number', () => {
    expect(() => timeForm('27:05', new Date('2026-11-05T05:05:00Z'), englishTimeWords)).to.throw(
      'record it at another time',
    );
  });
});
