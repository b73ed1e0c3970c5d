/** The faces of the people at a table, for everything below the page that shows it. */
import { getContext, setContext } from 'svelte'
import type { Face } from '../../server/model'

type Faces = (seat: number) => Face | null
const KEY = Symbol('faces')

export const setFaces = (faces: Faces): Faces => setContext(KEY, faces)

/** The face of a seat, or null; a replay has none. */
export function facesHere(): Faces {
  return getContext<Faces | undefined>(KEY) ?? (() => null)
}
