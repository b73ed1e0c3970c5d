/** Which options and settings change anything in a set-up; the server says of each where it does. */
import type {
  Access,
  OptionSheet,
  Options,
  RoomInfo,
  Settings,
  SettingSheet,
} from '../../server/model'

/** Who sits at a table. */
export interface SetUp {
  /** Whether a person is at another device, or will be. */
  others: boolean
  /** Whether a seat is open. */
  open: boolean
}

/** The options to show for a number of players. */
export const optionsFor = (
  sheet: readonly OptionSheet[],
  players: number,
  options: Options,
): OptionSheet[] =>
  sheet.filter(
    (one) => one.players.includes(players) && (one.needs === null || options[one.needs] === true),
  )

/** The options that count, without those that were chosen before others hid them. */
export const chosenOptions = (
  sheet: readonly OptionSheet[],
  players: number,
  options: Options,
): Options =>
  Object.fromEntries(
    optionsFor(sheet, players, options).flatMap(({ key }) => {
      const value = options[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )

const isThere = (company: SettingSheet['company'], setUp: SetUp): boolean =>
  company === null || setUp[company]

/** The keys of the settings to show. */
export const settingsFor = (
  sheet: readonly SettingSheet[],
  setUp: SetUp,
  settings: Settings,
): string[] =>
  sheet
    .filter(({ company, needs }) => {
      const on = (key: string) => settings[key as keyof Settings] !== false
      return isThere(company, setUp) && needs.every(on)
    })
    .map(({ key }) => key)

/** The set-up of a room, as one of its devices sees it. */
export function setUpOf({ seats, status }: RoomInfo, access: Access): SetUp {
  return {
    others: seats.some(({ seat, kind }) => kind !== 'bot' && !access.seats.includes(seat)),
    open: status === 'open' && seats.some(({ kind }) => kind === 'open'),
  }
}
