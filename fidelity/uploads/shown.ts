import { get, post, upload } from './make-step';
import type { Step } from './step';

/** @param text without characters that end a parameter */
function parsed(text: string): Step {
  const parameters = 'prop=text&disablelimitreport=1&wrapoutputclass=&contentmodel=wikitext&formatversion=2';
  return { as: 'Admin', get: `action=parse&${parameters}&text=${text}` };
}

/** The lines of galleries of all kinds. */
const lines =
  '\nWide.png|cap\nHigh.png\nFlat.png|f|alt=x|link=Elsewhere\nBroken.png|b\nSmall.png\nMissing.png|gone\nMain Page\n';

const warned = (titles: string, rest = ''): Step => get(`titles=${titles}&prop=imageinfo&iiprop=uploadwarning${rest}`);

/** Files in pages, and what forms warn of before an upload. */
export const shown: readonly Step[] = [
  upload('Admin', 'Wide.png', 'png 400x300'),
  upload('Admin', 'High.png', 'png 200x500'),
  upload('Admin', 'Flat.png', 'png 1000x20'),
  upload('Admin', 'Broken.png', 'png broken crc'),
  upload('Admin', 'Small.png', 'png 1'),
  ...[
    ...['|thumb', '', '|100px', '|x100px', '|thumb|x100px', '|frameless', '|frame', '|thumb|upright', '|upright'],
    ...[
      '|thumb|upright=0.5|x',
      '|frameless|upright=2',
      '|1000px',
      '|thumb|1000px',
      '|frameless|1000px',
      '|thumb|300px',
    ],
    ...['|200px|link=', '|thumb|alt=a|link=Elsewhere', '|x200px|border|class=q', '|100x100px|top', '|thumb|100x100px'],
  ].map((options) => parsed(`[[File:Wide.png${options}]] [[File:High.png${options}]] [[File:Flat.png${options}]]`)),
  ...['', '|thumb|x y', '|100px|x', '|left|link=Foo|alt=z', '|frame', "|border|''q''"].map((options) =>
    parsed(`[[File:Broken.png${options}]]`),
  ),
  ...[
    '|thumb|upright',
    '|thumb|upright=2',
    '|thumb|100px',
    '|frame',
    '|frame|upright',
    '|upright',
    '|x50px',
    '|thumb|x50px',
    '|100x50px',
    '|thumb|100x50px',
    '|frameless|x50px',
    '|frame|100x50px',
    '|left|x50px',
  ].map((options) => parsed(`[[File:Missing.png${options}]]`)),
  parsed('<gallery>\nWide.png\nHigh.png|cap\nFlat.png\nBroken.png|cap\nSmall.png\nMissing.png\n</gallery>'),
  ...[
    ...[
      'widths=200 heights=50',
      'mode=nolines',
      'mode=packed',
      'mode=packed-hover',
      'mode=packed-overlay',
      'mode=slideshow',
    ],
    ...[
      `caption="A ''cap''" showfilename`,
      'perrow=2',
      'mode=packed-hover showfilename=no caption=x',
      'mode=NoLines perrow=2',
    ],
    ...['mode=slideshow showthumbnails', 'mode=slideshow widths=100 perrow=2 caption=q', 'mode=foo', 'showthumbnails'],
    ...[
      'mode=packed heights=300 widths=100',
      'mode=packed perrow=3',
      'mode=packed widths=20 heights=20',
      'widths=33 heights=77',
    ],
    ...[
      'mode=packed heights=45',
      'mode=packed heights=50',
      'mode=packed heights=51',
      'mode=packed heights=52',
      'heights=5',
    ],
    ...[
      'id=a perrow=2 style="color:red" title=b',
      'mode=slideshow style="color:red" id=x',
      'class="gallery  x y x" onclick=q lang=de',
    ],
    ...[
      'class=b style="bad:expression(1)" perrow=2',
      'WIDTHS="50" Mode=PACKED',
      'widths="200" widths="100"',
      'caption',
      'caption=" x "',
    ],
    ...[
      'widths="0"',
      'widths="-5"',
      'widths=abc',
      'widths=200px',
      'widths=" 70 "',
      'widths=1e2',
      'widths=7x',
      'widths=50.5',
    ],
    ...['perrow=0', 'perrow=-5', 'perrow=abc', 'perrow=2px', 'perrow=x2', 'perrow=2.7', 'perrow=" 2"', 'heights='],
    ...[
      'data-showthumbnails=5 mode=slideshow',
      `caption='"x"' title="a_b<c 'e[]{}|//f"`,
      'title="a\n b" caption="c\n d"',
    ],
    ...[
      'class="{{lc:ABC}}" caption="{{uc:abc}} [[File:Small.png]]"',
      'mode={{lc:PACKED}}',
      'style="x:y" STYLE="z:q" perrow=1',
    ],
  ].map((attributes) => parsed(`<gallery ${attributes}>${lines}</gallery>`)),
  parsed("<gallery caption=\"[[Foo]] {{!}} ''q''\">\n</gallery>"),
  post('Admin', { action: 'edit', title: 'File:To page.png', text: '#REDIRECT [[Main Page]]' }),
  post('Admin', { action: 'edit', title: 'File:To missing.png', text: '#REDIRECT [[File:Missing.png]]' }),
  post('Admin', { action: 'edit', title: 'File:To wide.png', text: '#REDIRECT [[File:Wide.png]]' }),
  post('Admin', { action: 'edit', title: 'File:Page.png', text: 'no file' }),
  parsed('[[File:To page.png]] [[File:To missing.png]] [[File:To wide.png|100px]] [[File:To wide.png|thumb]]'),
  ...['Small.png', 'Wide.png', 'Broken.png', 'Page.png', 'To wide.png', 'To page.png', 'Missing.png', 'Small.jpg'].map(
    (name) => warned(`File:${name}`),
  ),
  ...[
    'Page.jpg',
    '120px-Wide.png',
    '50px-Missing.png',
    '120px-Page.png',
    '1200px-Wide.png',
    'DSC 1.png',
    'IMG.png',
  ].map((name) => warned(`File:${name}`)),
  warned('Main Page'),
  warned('File:Small.png|File:Missing.png', '|url|comment|user|canonicaltitle|badfile|sha1|size'),
  warned('File:Page.png|File:DSC 1.png', '|url|canonicaltitle|badfile&format=xml'),
  ...['Wide.png', 'Small.jpg', '120px-Wide.png', '50px-Missing.png', 'DSC 1.png', 'Page.png'].map((name) =>
    warned(`File:${name}`, '&uselang=de'),
  ),
  ...['Wide.png', 'Small.jpg', '120px-Wide.png', '50px-Missing.png', 'DSC 1.png', 'Page.png'].map((name) =>
    warned(`File:${name}`, '&uselang=qqx'),
  ),
  warned('File:Wide.png', '&iilimit=5&iiurlwidth=50'),
];
