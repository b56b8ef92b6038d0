import { expect } from 'chai';

import { IdMapping } from './id-mapping';

describe('the mapping of ids in a session', () => {
  it('accepts the same pairs again, and others that keep the order', () => {
    const ids = new IdMapping();
    expect(ids.agree('page', '2', '40')).to.equal(true);
    expect(ids.agree('page', '5', '47')).to.equal(true);
    expect(ids.agree('page', '3', '41')).to.equal(true);
    expect(ids.agree('page', '2', '40')).to.equal(true);
    expect(ids.takeRefusal()).to.equal(undefined);
  });

  it('refuses an id that stands for two', () => {
    const ids = new IdMapping();
    ids.agree('revision', '2', '40');
    expect(ids.agree('revision', '2', '41')).to.equal(false);
    expect(ids.takeRefusal()).to.equal('revision 2 of the emulator was 40 of the wiki before, not 41');
    expect(ids.agree('revision', '3', '40')).to.equal(false);
    expect(ids.takeRefusal()).to.equal('revision 40 of the wiki was 2 of the emulator before, not 3');
  });

  it('refuses ids in another order', () => {
    const ids = new IdMapping();
    ids.agree('log', '2', '40');
    expect(ids.agree('log', '3', '39')).to.equal(false);
    expect(ids.takeRefusal()).to.contain('log 2 and 3 of the emulator are in another order than 40 and 39 of the wiki');
    expect(ids.agree('log', '1', '41')).to.equal(false);
  });

  it('refuses ids that are not equally far apart, if both are new', () => {
    const ids = new IdMapping({ change: 1 });
    expect(ids.agree('change', '1', '1')).to.equal(true);
    expect(ids.agree('change', '4', '90')).to.equal(true);
    expect(ids.agree('change', '6', '92')).to.equal(true);
    expect(ids.agree('change', '7', '94')).to.equal(false);
    expect(ids.takeRefusal()).to.equal('change 6 and 7 of the emulator are not as far apart as 92 and 94 of the wiki');
  });

  it('counts each kind separately', () => {
    const ids = new IdMapping();
    expect(ids.agree('page', '2', '40')).to.equal(true);
    expect(ids.agree('revision', '2', '77')).to.equal(true);
  });

  it('accepts 0 and invented ids only if they are equal', () => {
    const ids = new IdMapping({ page: 1 });
    ids.agree('page', '2', '40');
    expect(ids.agree('page', '999999999', '999999999')).to.equal(true);
    expect(ids.agree('page', '0', '0')).to.equal(true);
    expect(ids.agree('page', '0', '3')).to.equal(false);
    expect(ids.agree('page', '5', '')).to.equal(false);
    expect(ids.agree('page', '3', '41')).to.equal(true);
  });

  it('accepts a number of an unknown kind if it is a known pair', () => {
    const ids = new IdMapping();
    ids.agree('revision', '2', '40');
    expect(ids.agreeOnAny('2', '40')).to.equal(true);
    expect(ids.agreeOnAny('7', '7')).to.equal(true);
    expect(ids.agreeOnAny('2', '41')).to.equal(false);
  });

  it('expects the same second, or the next one if one passed while the wiki responded', () => {
    const ids = new IdMapping();
    expect(ids.agreeOnTime(5000, 5000)).to.equal(true);
    expect(ids.agreeOnTime(5000, 6000)).to.equal(false);
    ids.pass(5);
    expect(ids.agreeOnTime(5000, 6000)).to.equal(true);
    expect(ids.agreeOnTime(5000, 7000)).to.equal(false);
    expect(ids.agreeOnTime(6000, 5000)).to.equal(false);
  });
});
