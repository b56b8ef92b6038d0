import { changingParameters, inParameter, failing } from '../changes';
import type { Mutant } from '../mutant';
import { parametersOf } from '../wire';

/** A title that no wiki has, for requests that should find nothing. */
const nowhere = 'File:There is no such file here.png';

/** The normalization of titles (rule 4.2.2 and the parameter). */
export const titleMutants: readonly Mutant[] = [
  {
    id: 'spaces-find-nothing',
    title: 'does not find titles with spaces',
    rules: ['4.2.2'],
    request: inParameter('iutitle', (title) => (/\S \S/.test(title) ? nowhere : title)),
  },
  {
    id: 'underscores-find-nothing',
    title: 'does not find titles with underscores',
    rules: ['4.2.2'],
    request: inParameter('iutitle', (title) => (/[^ _]_[^ _]/.test(title) ? nowhere : title)),
  },
  {
    id: 'spaces-around-count',
    title: 'does not trim titles',
    rules: ['4.2.2'],
    request: inParameter('iutitle', (title) => (/^[ _]|[ _]$|:[ _]/.test(title) ? nowhere : title)),
  },
  {
    id: 'small-prefix-finds-nothing',
    title: 'knows the prefix File: with a capital F only',
    rules: ['4.2.iutitle'],
    mutate: failing(
      ({ parameters }) => (parameters.get('iutitle') ?? '').startsWith('file:'),
      'bad_image_title',
      'The title must be a file.',
    ),
  },
  {
    id: 'capital-prefix-finds-nothing',
    title: 'does not know the prefix FILE:',
    rules: ['4.2.iutitle'],
    request: inParameter('iutitle', (title) => (title.startsWith('FILE:') ? nowhere : title)),
  },
  {
    id: 'small-first-letter-finds-nothing',
    title: 'treats a lower-case first letter as another file',
    rules: ['4.2.iutitle'],
    request: inParameter('iutitle', (title) => (/:[a-z]/.test(title) ? nowhere : title)),
  },
  {
    id: 'every-title-finds-the-same',
    title: 'lists the usage of the first requested file',
    rules: ['4.2.iutitle', '1.image-usage', '4.2.list'],
    request: changingParameters((parameters, _, { earlier }) => {
      const titles = earlier.map(({ request }) => parametersOf(request).get('iutitle'));
      const first = titles.find((title) => title !== null);
      if (first && parameters.has('iutitle')) parameters.set('iutitle', first);
    }),
  },
  {
    id: 'prefix-not-needed',
    title: 'adds the prefix File: to titles without it',
    rules: ['4.2.iutitle'],
    request: inParameter('iutitle', (title) => (/^file:|^$/i.test(title.trim()) ? title : `File:${title}`)),
  },
  {
    id: 'impossible-titles-find-nothing',
    title: 'has an empty list for an invalid title',
    rules: ['4.2.iutitle'],
    request: inParameter('iutitle', (title) => (/[[\]]|^$/.test(title) ? nowhere : title)),
  },
  {
    id: 'empty-title-is-missing',
    title: 'treats an empty title as missing',
    rules: ['4.2.iutitle'],
    mutate: failing(
      ({ parameters }) => parameters.get('iutitle') === '',
      'missingparam',
      'One of the parameters "iutitle" and "iupageid" is required.',
    ),
  },
  {
    id: 'title-not-needed',
    title: 'has an empty list if no title is given',
    rules: ['4.2.iutitle'],
    request: changingParameters((parameters, all) => {
      if (all.get('list') === 'imageusage' && !all.has('iutitle')) parameters.set('iutitle', nowhere);
    }),
  },
];
