/**
 * The planner's texts. They are in a module of the feature and no message file, because the messages of
 * an app go to each of its pages, and these texts belong to four.
 */
import type { Language } from '@mall/contracts';
import { MAX_AGE, MAX_PEOPLE } from './rules/person.ts';
import type { Excluded } from './rules/venue-cost.ts';
import { MAX_MINUTES, type VisitIssue } from './visit.ts';

const hu = {
  heading: 'Mennyibe kerül a családnak?',
  lead: 'Írd be, kik jöttök, mikor és hová, és kiszámoljuk a legolcsóbb jegyeket.',
  form: 'Árkalkulátor',
  people: 'Kik jöttök?',
  peopleHint: `Életkor és kedvezmény, legfeljebb ${MAX_PEOPLE} fő. Az üres sor nem számít.`,
  age: (row: number) => `${row}. ember életkora`,
  concession: (row: number) => `${row}. ember kedvezménye`,
  concessions: { nincs: 'nincs kedvezmény', student: 'diák', disabled: 'fogyatékossággal élő' },
  years: 'éves',
  day: 'Mikor jöttök?',
  minutes: 'Játékidő a játszóházban (perc)',
  venues: 'Hová mentek?',
  cinema: 'A film',
  threeD: '3D-vetítés',
  ownGlasses: 'Hány saját 3D-szemüvegetek van?',
  rating: 'A film korhatára',
  ratings: { 0: '16 év alatt', 16: '16 éves', 18: '18 éves' },
  submit: 'Számold ki',
  print: 'Nyomtatás',
  copy: 'Hivatkozás másolása',
  copied: 'A hivatkozást a vágólapra másoltuk.',
  result: 'A legolcsóbb jegyek',
  example: 'Példa két felnőttel és két gyerekkel. Írd át a saját családodra!',
  fix: 'Javítsd ki a jelölt mezőket, és kiszámoljuk.',
  of: (count: number, ages: string) => `${count} fő: ${ages} éves`,
  sum: 'Összesen',
  closed: 'Ezen a napon zárva van, ezért nem számoltuk bele.',
  shorter: (minutes: number) => `Ezen a napon csak ${minutes} percig van nyitva.`,
  familySaves: (saved: string, singles: string) =>
    `A családi jeggyel ${saved} a megtakarítás: külön jegyekkel ${singles} lenne.`,
  byMinute: (minutes: string, day: string) =>
    `Percdíjjal gyerekenként ${minutes}, napijeggyel ${day} lenne: a percdíj éri meg.`,
  byDay: (minutes: string, day: string) =>
    `Percdíjjal gyerekenként ${minutes} lenne, a napijegy ${day}: a napijegy éri meg.`,
  freeInfants: (count: number) => `${count} gyerek ingyen megy be.`,
  freeCompanions: (count: number) =>
    `${count} fő kísérőként ingyen megy be: csak a 0–13 éves gyerekek fizetnek.`,
  film16: (count: number) =>
    `A 16-os karikás film ${count} főnek nem ajánlott, és erre a filmre nincs junior jegy.`,
  noWednesday3d: 'A szerdai jegy 2D-vetítésre szól, a 3D-jegy szerdán is a szokásos árú.',
  needAdult: 'A gyerekek mellé felnőtt kísérő kell.',
  excluded: (person: string, reason: string) => `${person}: ${reason}, ezért nem számoltuk bele.`,
  person: (row: number, age: number) => `${row}. ember (${age} éves)`,
  reasons: {
    'under-6': 'az 5D-mozi 6 éves kortól látogatható',
    'under-14': 'a szabadulószoba 14 éves kortól játszható',
    'under-18-film': '18 év alatt nem nézheti meg a filmet',
    'no-adult': '18 év alatt csak felnőttel játszhat',
  } satisfies Record<Excluded['reason'], string>,
  nobody: 'Ide a megadottak közül senkinek sem kell jegy.',
  note: 'Tájékoztató számítás a pénztári árakból. Ünnepnapokon a játszóházban a hétvégi ár érvényes.',
};

type Texts = typeof hu;

const en: Texts = {
  heading: 'What does it cost for your family?',
  lead: 'Tell us who comes, when and where to: we work out the cheapest tickets.',
  form: 'Price planner',
  people: 'Who is coming?',
  peopleHint: `Age and concession, up to ${MAX_PEOPLE} people. An empty row does not count.`,
  age: (row) => `Age of person ${row}`,
  concession: (row) => `Concession of person ${row}`,
  concessions: { nincs: 'no concession', student: 'student', disabled: 'with a disability' },
  years: 'years old',
  day: 'When are you coming?',
  minutes: 'Time in the playhouse (minutes)',
  venues: 'Where are you going?',
  cinema: 'The film',
  threeD: '3D screening',
  ownGlasses: 'How many 3D glasses of your own?',
  rating: 'Age rating of the film',
  ratings: { 0: 'below 16', 16: '16', 18: '18' },
  submit: 'Work it out',
  print: 'Print',
  copy: 'Copy the link',
  copied: 'The link has been copied.',
  result: 'The cheapest tickets',
  example: 'An example with two adults and two children. Change it to your family!',
  fix: 'Correct the marked fields, and we work it out.',
  of: (count, ages) => `${count} ${count === 1 ? 'person' : 'people'}, aged ${ages}`,
  sum: 'In total',
  closed: 'Closed on this day, so it is not in the sum.',
  shorter: (minutes) => `Open for only ${minutes} minutes on this day.`,
  familySaves: (saved, singles) =>
    `The family ticket saves ${saved}: single tickets would be ${singles}.`,
  byMinute: (minutes, day) =>
    `By the minute each child costs ${minutes}, with a day ticket ${day}: paying by the minute is cheaper.`,
  byDay: (minutes, day) =>
    `By the minute each child would cost ${minutes}, the day ticket costs ${day}: the day ticket is cheaper.`,
  freeInfants: (count) => `${count} ${count === 1 ? 'child enters' : 'children enter'} free.`,
  freeCompanions: (count) =>
    `${count} ${count === 1 ? 'companion enters' : 'companions enter'} free: only children aged 0–13 pay.`,
  film16: (count) =>
    `A film rated 16 is not advised for ${count} of you, and it has no junior tickets.`,
  noWednesday3d:
    'The Wednesday ticket is for 2D; 3D tickets cost the usual price on Wednesdays too.',
  needAdult: 'The children need an adult companion.',
  excluded: (person, reason) => `${person}: ${reason}, so this person is not in the sum.`,
  person: (row, age) => `Person ${row} (aged ${age})`,
  reasons: {
    'under-6': 'the 5D cinema is for ages from 6',
    'under-14': 'the escape room is for ages from 14',
    'under-18-film': 'nobody below 18 is admitted to the film',
    'no-adult': 'below 18 only with an adult',
  },
  nobody: 'None of these people needs a ticket here.',
  note: 'A guide, worked out from the prices at the cash desks. On public holidays the playhouse charges its weekend prices.',
};

const TEXTS: Record<Language, Texts> = { hu, en };
export const textsOf = (language: Language): Texts => TEXTS[language];
export type PlannerTexts = Texts;

const ISSUES: Record<Language, (issue: VisitIssue) => string> = {
  hu: (issue) => {
    if (issue.field === 'age') return `Az életkor 0 és ${MAX_AGE} közötti egész szám.`;
    if (issue.field === 'people') {
      return issue.code === 'none'
        ? 'Adj meg legalább egy életkort.'
        : `Legfeljebb ${MAX_PEOPLE} emberrel számolunk; a többieket számold külön.`;
    }
    if (issue.field === 'day') {
      return {
        invalid: 'Ilyen nap nincs: év-hónap-nap kell, például 2026-12-05.',
        past: 'Ez a nap már elmúlt: válassz mai vagy későbbi napot.',
        far: 'Legfeljebb egy évre előre számolunk.',
      }[issue.code];
    }
    if (issue.field === 'minutes') return `A játékidő 1 és ${MAX_MINUTES} perc között lehet.`;
    if (issue.field === 'glasses') return `0 és ${MAX_PEOPLE} közötti egész szám kell.`;
    return 'Válassz legalább egy helyet.';
  },
  en: (issue) => {
    if (issue.field === 'age') return `An age is a whole number from 0 to ${MAX_AGE}.`;
    if (issue.field === 'people') {
      return issue.code === 'none'
        ? 'Give at least one age.'
        : `We work it out for up to ${MAX_PEOPLE} people; do the others separately.`;
    }
    if (issue.field === 'day') {
      return {
        invalid: 'There is no such day: write year-month-day, for instance 2026-12-05.',
        past: 'This day is over: choose today or a later day.',
        far: 'We work it out for up to a year ahead.',
      }[issue.code];
    }
    if (issue.field === 'minutes') return `The time is from 1 to ${MAX_MINUTES} minutes.`;
    if (issue.field === 'glasses') return `A whole number from 0 to ${MAX_PEOPLE}.`;
    return 'Choose at least one place.';
  },
};

/** What is wrong, and what would be right. */
export const issueText = (issue: VisitIssue, language: Language): string => ISSUES[language](issue);
