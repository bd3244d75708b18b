/*
 * The cast of the demo. Everything is visibly invented: addresses at example.com, documents named SPECIMEN, phone numbers
 * and networks from the ranges that are reserved for examples. Names come in the lengths and scripts that people have,
 * so the demo also shows what pages do with them.
 */
import { DEMO_ACCOUNTS, DEMO_NEWCOMER, DEMO_TEAM, type COUNTRIES } from '@platform/contracts';

/** A person with what they would type. */
export type Person = {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Only of accounts that are printed at the start. */
  readonly password?: string;
  readonly country: (typeof COUNTRIES)[number]['value'];
  readonly town: string;
  readonly phone: string;
  readonly documentNumber: string;
  readonly device: string;
  /** The network address that the person comes from (RFC 5737). */
  readonly address: string;
};

type Published = { readonly username: string; readonly fullName: string; readonly email: string };

/** A published account, or one of the crowd, as a person. @param number different for each */
function toPerson(
  account: Published & Partial<Pick<Person, 'country' | 'town' | 'password'>>,
  number: number,
): Person {
  const padded = String(number).padStart(4, '0');
  return {
    country: 'us',
    town: 'Springfield',
    phone: `+1 202 555 ${String(100 + number).padStart(4, '0')}`,
    documentNumber: `SPECIMEN-${padded}`,
    device: number % 3 === 0 ? 'Windows 11' : number % 3 === 1 ? 'Android 16' : 'macOS 26',
    address: number < 250 ? `203.0.113.${number}` : `198.51.100.${number - 250}`,
    ...account,
  };
}

const [MEMBER, ADMINISTRATOR] = DEMO_ACCOUNTS;

export const DEMO = toPerson(MEMBER, 200);
export const ADMIN = toPerson(ADMINISTRATOR, 201);
export const NEWCOMER = toPerson(DEMO_NEWCOMER, 202);
export const TEAM = {
  owner: toPerson(DEMO_TEAM.owner, 203),
  reviewer: toPerson(DEMO_TEAM.reviewer, 204),
  cashier: toPerson(DEMO_TEAM.cashier, 205),
  support: toPerson(DEMO_TEAM.support, 206),
};

// cspell:disable
/** Username, full name, country and town of the crowd, in the order in which they join. */
const CROWD: readonly (readonly [string, string, Person['country'], string])[] = [
  ['ada.l', 'Ada Specimen', 'uk', 'London'],
  ['bao', 'Nguyễn Văn Bảo Specimen', 'other', 'Đà Nẵng, Vietnam'],
  ['carmen', 'María del Carmen Specimen y Muestra', 'us', 'San Antonio, Texas'],
  ['dmitri', 'Дмитрий Образцов Specimen', 'other', 'Алматы, Kazakhstan'],
  ['eun-ji', '견본 은지 Specimen', 'other', '부산, South Korea'],
  ['fatou', 'Fatou Specimen', 'other', 'Dakar, Senegal'],
  ['gopal', 'गोपाल नमूना Specimen', 'in', 'Nagpur'],
  ['hana', '見本 花 Specimen', 'other', '札幌市, Japan'],
  ['ines', 'Inês Specimen d’Amostra', 'other', 'Porto, Portugal'],
  ['jo', 'Jo Specimen', 'ca', 'Halifax'],
  ['kwame', 'Kwame Specimen', 'other', 'Kumasi, Ghana'],
  ['li.wei', '李伟 样本 Specimen', 'other', '成都, China'],
  ['moira', 'Moira O’Specimen', 'uk', 'Derry'],
  ['nadia', 'نادية عيّنة Specimen', 'other', 'تونس, Tunisia'],
  ['olof', 'Olof Åke Specimen', 'other', 'Umeå, Sweden'],
  ['priya', 'Priya Specimen', 'in', 'Kochi'],
  [
    'quentin-de-la-longue-adresse',
    'Quentin Maximilien Aurèle de Specimen-Échantillon',
    'ca',
    'Trois-Rivières',
  ],
  ['rosa', 'Rosa Specimen', 'us', 'El Paso, Texas'],
  ['sam', 'Sam Specimen', 'au', 'Hobart'],
  ['tomasz', 'Tomasz Specimen', 'other', 'Łódź, Poland'],
  ['uma', 'उमा नमूना Specimen', 'in', 'Indore'],
  ['vera', 'Vera Specimen', 'us', 'Duluth, Minnesota'],
  ['wiremu', 'Wiremu Specimen', 'other', 'Rotorua, New Zealand'],
  ['ximena', 'Ximena Specimen', 'other', 'Quito, Ecuador'],
  ['yosef', 'יוסף דוגמה Specimen', 'other', 'חיפה, Israel'],
  ['zainab', 'Zainab Specimen', 'uk', 'Leeds'],
  ['aroha', 'Aroha Specimen', 'au', 'Perth'],
  ['björn', 'Björn Specimen', 'other', 'Akureyri, Iceland'],
  ['chinwe', 'Chinwe Specimen', 'other', 'Enugu, Nigeria'],
  ['daniel-k', 'Daniel Specimen', 'us', 'Boise, Idaho'],
  ['elif', 'Elif Specimen', 'other', 'İzmir, Türkiye'],
  ['farid', 'فرید نمونه Specimen', 'other', 'شیراز, Iran'],
  ['giulia', 'Giulia Specimen', 'other', 'Forlì, Italy'],
  ['henrik', 'Henrik Specimen', 'other', 'Aarhus, Denmark'],
  ['isha', 'Isha Specimen', 'in', 'Surat'],
  ['jack', 'Jack Specimen', 'au', 'Cairns'],
  ['kalani', 'Kalani Specimen', 'us', 'Hilo, Hawaii'],
  ['leila', 'Leila Specimen', 'ca', 'Regina'],
  ['mateo', 'Mateo Specimen', 'us', 'Tucson, Arizona'],
  ['nina', 'Ніна Зразок Specimen', 'other', 'Львів, Ukraine'],
  ['omar', 'Omar Specimen', 'uk', 'Cardiff'],
  ['paula', 'Paula Specimen', 'other', 'Rosario, Argentina'],
  ['rafael', 'Rafael Specimen', 'us', 'Newark, New Jersey'],
  ['sofie', 'Sofie Specimen', 'other', 'Gent, Belgium'],
  ['thandi', 'Thandi Specimen', 'other', 'Durban, South Africa'],
  ['ursula', 'Ursula Specimen', 'other', 'Chur, Switzerland'],
  ['vikram', 'Vikram Specimen', 'in', 'Mysuru'],
  ['wendy', 'Wendy Specimen', 'uk', 'Norwich'],
  ['xiu', '秀 样本 Specimen', 'other', '臺南, Taiwan'],
  ['yara', 'Yara Specimen', 'other', 'Belém, Brazil'],
  ['zoe', 'Ζωή Δείγμα Specimen', 'other', 'Πάτρα, Greece'],
  ['anouk', 'Anouk Specimen', 'ca', 'Gatineau'],
  ['benny', 'Benny Specimen', 'us', 'Flint, Michigan'],
  ['clara', 'Clara Specimen', 'au', 'Ballarat'],
  ['deepa', 'தீபா மாதிரி Specimen', 'in', 'Madurai'],
  ['emeka', 'Emeka Specimen', 'other', 'Aba, Nigeria'],
  ['frida', 'Frida Specimen', 'other', 'Tromsø, Norway'],
  ['gareth', 'Gareth Specimen', 'uk', 'Swansea'],
  ['hugo', 'Hugo Specimen', 'other', 'Lyon, France'],
  ['ivana', 'Ivana Specimen', 'other', 'Brno, Czechia'],
];
// cspell:enable

export const CROWD_PEOPLE: readonly Person[] = CROWD.map(([username, fullName, country, town], index) =>
  toPerson({ username, fullName, country, town, email: `person-${index + 1}@example.com` }, index + 1),
);

// cspell:ignore kofi noor
/** Whom `demo` referred: one has done work, one has signed up. */
export const FRIENDS = [
  toPerson({ username: 'maria', fullName: 'Maria Specimen', email: 'maria@example.com' }, 210),
  toPerson({ username: 'kofi', fullName: 'Kofi Specimen', email: 'kofi@example.com' }, 211),
] as const;
/** Whom `demo` invited by email. */
export const INVITED = 'lena@example.com';
/** Who writes to support without an account. */
export const VISITOR = toPerson({ username: '', fullName: 'Noor Specimen', email: 'noor@example.com' }, 212);
