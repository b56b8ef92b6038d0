import { expect } from 'chai';
import { Continuation } from './continuation';
import { ResultMap } from './result-tree';

/** The members of a response about its continuation, by name. */
function outcome(continuation: Continuation, sent: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const root = new ResultMap();
  continuation.finishResult(root, (name) => sent[name]);
  const members: Record<string, unknown> = {};
  root.forEach((name, value) => {
    members[name] = value instanceof ResultMap ? entries(value) : value;
  });
  return members;
}

function entries(map: ResultMap): unknown[] {
  return map.names.map((name, index) => {
    const value = map.values[index];
    return [name, value instanceof ResultMap ? entries(value) : value];
  });
}

function begun(text: string | undefined, raw = false): Continuation {
  const continuation = Continuation.read(text, raw);
  if (!continuation) throw new Error(`not a continuation: ${text}`);
  return continuation;
}

/** The example of reading 9.2, with images, fileusage, info, allfileusages, userinfo and a generator. */
describe('the continuation of a query', () => {
  it('repeats its first batch until the pages are complete', () => {
    const continuation = begun(undefined);
    continuation.continueGeneratorAt('imageusage', 'giucontinue', '2|6');
    continuation.continueAt('images', true, 'imcontinue', '4|Used.png');
    continuation.finish('fileusage', true);
    continuation.finish('info', true);
    continuation.continueAt('allfileusages', false, 'afcontinue', 'Two_words.png|5');
    continuation.finish('userinfo', false);
    expect(outcome(continuation)).to.deep.equal({
      continue: [
        ['afcontinue', 'Two_words.png|5'],
        ['imcontinue', '4|Used.png'],
        ['continue', '||fileusage|info|userinfo'],
      ],
    });
  });

  it('continues with the next batch, for which all properties run again', () => {
    const continuation = begun('||fileusage|info|userinfo');
    expect([continuation.isDone('info', true), continuation.isDone('images', true)]).to.deep.equal([true, false]);
    continuation.continueGeneratorAt('imageusage', 'giucontinue', '2|6');
    for (const name of ['images', 'fileusage', 'info']) continuation.finish(name, true);
    continuation.continueAt('allfileusages', false, 'afcontinue', 'Äpfel.png|5');
    continuation.finish('userinfo', false);
    expect(outcome(continuation)).to.deep.equal({
      batchcomplete: true,
      continue: [
        ['afcontinue', 'Äpfel.png|5'],
        ['giucontinue', '2|6'],
        ['continue', 'giucontinue||userinfo'],
      ],
    });
  });

  it('repeats a later batch with the value at its start', () => {
    const continuation = begun('giucontinue||userinfo');
    continuation.continueGeneratorAt('imageusage', 'giucontinue', '0|8');
    continuation.continueAt('images', true, 'imcontinue', '7|Used.png');
    for (const name of ['fileusage', 'info']) continuation.finish(name, true);
    for (const name of ['allfileusages', 'userinfo']) continuation.finish(name, false);
    expect(outcome(continuation, { giucontinue: '2|6' })).to.deep.equal({
      continue: [
        ['imcontinue', '7|Used.png'],
        ['giucontinue', '2|6'],
        ['continue', 'giucontinue||fileusage|info|allfileusages|userinfo'],
      ],
    });
  });

  it('treats any sent parameter as one of the generator, once', () => {
    const continuation = begun('foo|giulimit|giucontinue|giucontinue||');
    continuation.continueAt('images', true, 'imcontinue', '5|Used.png');
    expect(outcome(continuation, { giulimit: '2', giucontinue: '2|4' })).to.deep.equal({
      continue: [
        ['imcontinue', '5|Used.png'],
        ['giulimit', '2'],
        ['giucontinue', '2|4'],
        ['continue', 'giulimit|giucontinue||'],
      ],
    });
  });

  it('is absent after the last batch', () => {
    const continuation = begun('giucontinue||info|userinfo');
    continuation.finish('images', true);
    expect(outcome(continuation, { giucontinue: '0|8' })).to.deep.equal({ batchcomplete: true });
  });

  it('runs no properties if no pages are left', () => {
    const continuation = begun('-||');
    expect([
      continuation.pagesDone,
      continuation.isDone('info', true),
      continuation.isDone('info', false),
    ]).to.deep.equal([true, true, false]);
    continuation.finish('info', true);
    continuation.continueAt('imageusage', false, 'iucontinue', '2|4');
    expect(outcome(continuation)).to.deep.equal({
      batchcomplete: true,
      continue: [
        ['iucontinue', '2|4'],
        ['continue', '-||info'],
      ],
    });
  });

  it('has everything at once in the raw form: properties, lists, the generator', () => {
    const continuation = begun(undefined, true);
    continuation.continueGeneratorAt('imageusage', 'giucontinue', '2|4');
    continuation.continueAt('imageusage', false, 'iucontinue', '0|3');
    continuation.continueAt('images', true, 'imcontinue', '3|Used.png');
    expect(outcome(continuation)).to.deep.equal({
      'query-continue': [
        ['images', [['imcontinue', '3|Used.png']]],
        [
          'imageusage',
          [
            ['iucontinue', '0|3'],
            ['giucontinue', '2|4'],
          ],
        ],
      ],
    });
  });

  it('is rejected unless it has the form of responses', () => {
    expect(
      ['', '||', '-||a|b', 'x', 'a||b||c'].map((text) => Continuation.read(text, false) !== undefined),
    ).to.deep.equal([true, true, true, false, false]);
  });
});
