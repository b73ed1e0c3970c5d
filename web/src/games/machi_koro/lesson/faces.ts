/** The cards for figures of the rules pages. */
import { facesOf, type Face } from '../cards'
import { ESTABLISHMENTS, LANDMARKS } from '../pieces/printed'

const faces = facesOf(ESTABLISHMENTS, LANDMARKS)

export const faceOf = (key: string): Face => faces.get(key)!
