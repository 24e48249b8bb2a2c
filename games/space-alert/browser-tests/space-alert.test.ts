import { expect, it } from 'vitest'
import { gatherCrew } from './crew.fixture.ts'
import { firstFlights } from './first-flight.fixture.ts'
import { missionLab } from './mission-lab.fixture.ts'
import { outage } from './outage.fixture.ts'
import { realTable } from './real-table.fixture.ts'
import { weight } from './weight.fixture.ts'

// One server, one Chromium and three people, who do everything one after the other: to start them costs more than most
// of what they do. Whoever is new to the game flies first.
const crew = gatherCrew()

weight(crew)
firstFlights(crew)
missionLab(crew)
outage(crew)
realTable(crew)

it('nobody’s page had anything to complain about', () => {
  expect(crew.house.complaints).toEqual([])
})
