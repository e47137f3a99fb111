/** Four characters each: the number of a month is a fourth of its place. */
const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const MONTH = `(?<month>${MONTHS})`;
const DAY_NAME = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const LONG_DAY_NAME = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
/** RFC 9110 5.6.7: 00:00:00 - 23:59:60, where second 60 is the leap second, and counts as the second after it. */
const TIME = "(?<time>(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)";

/** RFC 9110 5.6.7: the form to send and the two obsolete ones, all three to be read. HTTP-date is case-sensitive. */
const IMF_FIXDATE = /* @__PURE__ */ new RegExp(`^${DAY_NAME}, (?<day>\\d\\d) ${MONTH} (?<year>\\d{4}) ${TIME} GMT$`);
const RFC_850 = /* @__PURE__ */ new RegExp(
  `^${LONG_DAY_NAME}, (?<day>\\d\\d)-${MONTH}-(?<shortYear>\\d\\d) ${TIME} GMT$`,
);
const ASCTIME = /* @__PURE__ */ new RegExp(`^${DAY_NAME} ${MONTH} (?<day>\\d\\d| \\d) ${TIME} (?<year>\\d{4})$`);

const SECOND = 1000;
/** 0000-01-01T00:00:00Z */
const FIRST_SECOND = -62_167_219_200;
/** 9999-12-31T23:59:59Z */
const LAST_SECOND = 253_402_300_799;
/** Dates repeat: Date within its second, Last-Modified with every read. So many are kept; then all are dropped. */
const REMEMBERED = 512;
const remembered = new Map<number, string>();

/** RFC 9110 5.6.7: the time as IMF-fixdate, cut to whole seconds. */
export function formatHttpDate(epochMs: number): string {
  const second = Math.floor(epochMs / SECOND);
  const known = remembered.get(second);
  if (known !== undefined) return known;
  const date = imfFixdate(second);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(second, date);
  return date;
}

/** RFC 9110 5.6.7: epoch milliseconds, if the text is an HTTP-date. A wrong day's name is ignored, so that a write keeps its condition. */
export function parseHttpDate(text: string, now: number = Date.now()): number | undefined {
  const parts = (IMF_FIXDATE.exec(text) ?? RFC_850.exec(text) ?? ASCTIME.exec(text))?.groups;
  if (parts === undefined) return undefined;
  const { day, month = "", year, shortYear, time = "" } = parts;
  const timeIn = (fullYear: number): number | undefined =>
    timeOf(fullYear, MONTHS.indexOf(month) / 4, Number(day), time);
  return year === undefined ? resolveCentury(Number(shortYear), now, timeIn) : timeIn(Number(year));
}

function imfFixdate(second: number): string {
  if (second >= FIRST_SECOND && second <= LAST_SECOND) return new Date(second * SECOND).toUTCString();
  throw new RangeError(`An HTTP-date has a year of four digits; ${second} seconds from the epoch has none.`);
}

/** RFC 9110 5.6.7: a time more than 50 years in the future is that of the latest past year with the same two digits. */
function resolveCentury(
  shortYear: number,
  now: number,
  timeIn: (fullYear: number) => number | undefined,
): number | undefined {
  const horizon = new Date(now);
  horizon.setUTCFullYear(horizon.getUTCFullYear() + 50);
  const year = Math.floor(horizon.getUTCFullYear() / 100) * 100 + shortYear;
  const time = timeIn(year);
  return time === undefined || time > horizon.getTime() ? timeIn(year - 100) : time;
}

/** Undefined where the month has no such day: `Date` would run on into the next month. */
function timeOf(year: number, month: number, day: number, time: string): number | undefined {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month, day);
  if (midnight.getUTCDate() !== day) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return midnight.getTime() + ((hours * 60 + minutes) * 60 + seconds) * SECOND;
}
