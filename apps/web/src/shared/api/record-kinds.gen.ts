// Written by `npm run generate` from the contracts in packages/domain; `npm run check` fails while it is out of date.

/** Every kind of record, after the letter that stands for it below. */
export const kinds =
  'aaccount bancestors canimals dbox-stays eboxes fbreeding-projects gcalendar-feeds hclutch-entries iclutch-sires jclutches kcounted-young legg-stays meggs nevents ofeeders pfollows qgene-changes rgene-words sgenes tgenotypes uincubators vinstallation wlabels xmedia ynotifications zoffspring Aplaces Bplan Cplans Dreadings Erecords Fseason-facts Gsessions Hsettings Isharing Jspecies-facts Ktokens Ltrash'

/** The kinds of record that the answer of a read shows. Addresses stand without their `/api/`. */
export const shows = `
GET admin/data-mixing czfmn
GET admin/upkeep v
GET animals cAtsq
GET animals/archived cAtsq
GET animals/holdbacks cAtsq
GET animals/ids cAtsq
GET animals/main cAtsq
GET animals/next-custom-id c
GET animals/species c
GET animals/{id} c
GET animals/{id}/ancestors b
GET animals/{id}/breeding-projects czfm
GET animals/{id}/care CEcfaHA
GET animals/{id}/forecast FJcfjimHldeuDa
GET animals/{id}/genotype ctzfkjmsqr
GET animals/{id}/lineage c
GET animals/{id}/offspring cz
GET animals/{id}/preview cbztsqIa
GET animals/{id}/records E
GET animals/{id}/records/latest E
GET animals/{id}/season-facts FcH
GET animals/{id}/sharing I
GET boxes/{id}/readings Duea
GET breeding-projects czfm
GET breeding-projects/{id} czfm
GET breeding-projects/{id}/odds cfmktsqr
GET breeding-projects/{id}/offspring cz
GET breeding-projects/{id}/young cfksqr
GET calendar-feeds g
GET clutches jimcfHJldeuDa
GET clutches/{id} jimczfEHJldeuDa
GET clutches/{id}/log jh
GET clutches/{id}/thermal jimcfJldeuDa
GET dashboard cfmnyBC
GET devices G
GET eggs cfm
GET eggs/by-breeding-project/{id} cfm
GET eggs/{id} m
GET events n
GET events/due fm
GET events/upcoming/{days} n
GET feeders oCEcfaHA
GET feeders/costs Ec
GET followers ap
GET following ap
GET forecasts FJcfjimHldeuDa
GET forecasts/error FJcfjimHldeuDa
GET genetics/genes sq
GET genetics/pairing ctfksqr
GET genetics/pairings ctfksqr
GET genetics/review ctsqr
GET genetics/review/summary ctsqr
GET genetics/words r
GET husbandry/settings H
GET incubator-alarms Due
GET incubators ueD
GET incubators/{id} ueD
GET incubators/{id}/boxes ueDjm
GET incubators/{id}/readings Duea
GET labels/{key} wIce
GET mem-login a
GET notifications y
GET pairing-planner cEfjFJHtksqr
GET places AcE
GET places/{id} AcE
GET places/{id}/history AEc
GET places/{id}/records AE
GET plan-limits/{kind} cfmB
GET plans CEcfaHA
GET public/reptiles/{id} cbztsqIa
GET public/users/{userId}/profile cIa
GET public/users/{userId}/reptiles cIa
GET records EcA
GET reminder-mails aH
GET search cfmnA
GET season-settings H
GET seasons/{year}/board FJcfjimHldeuDa
GET seasons/{year}/males FcH
GET seasons/{year}/weeks FJcfjimHldeuDa
GET shared/reptile/{id} cbztsqIa
GET species-facts/{species} J
GET statistics/animals c
GET statistics/breeding fm
GET statistics/seasons jimcfH
GET subscription B
GET today CEcfaHAo
GET today/days CEcfaHA
GET tokens K
GET trash L
GET user aBI
GET user/sessions G
GET user/sharing cI
GET users cIap
GET users/{id} cIap
GET users/{userId}/profile/preview cIa
GET users/{userId}/reptiles/preview cIa
`

/** The kinds of record that a call may write, and a plus where it may wait on a device (OFF-10). */
export const changes = `
DELETE animals/{id} cEbztfjiFnCwIL
DELETE animals/{id}/ancestors/{ancestorId} bL
DELETE animals/{id}/genotype t
DELETE animals/{id}/offspring/{offspringLinkId} cz
DELETE animals/{id}/records/{recordId} cEoL +
DELETE animals/{id}/season-facts/{factId} FfjL
DELETE boxes/{id} edjmlwL
DELETE breeding-projects/{id} wzfkjFmnL
DELETE breeding-projects/{id}/offspring/{offspringId} cz
DELETE calendar-feeds/{id} g
DELETE clutches/{id} jihmlzcfFwL
DELETE clutches/{id}/hatches/{hatchId} cztEfjmL
DELETE clutches/{id}/log/{entryId} hmjf
DELETE devices/{device} G
DELETE eggs/{id} mlzL
DELETE events/all n
DELETE events/{id} nyL
DELETE feeders/{id} oL
DELETE follow/{id} p
DELETE genetics/genes/{id} sq
DELETE genetics/review/{id} t
DELETE genetics/words/{id} r
DELETE incubator-alarms/{id}/seen D
DELETE incubators/{id} uedjmlwL
DELETE labels/{key} w
DELETE places/{id} AcuwECL
DELETE plans/{id} CL
DELETE reading-imports/{id} D
DELETE species-facts/{species} J
DELETE tokens/{id} K
DELETE trash L
DELETE trash/{kind}/{id} jL
DELETE user/account oAcEfkuedDjimhlFJbztsqrnCwxLIygaHGKBpv
DELETE user/sessions/{id} G
PATCH animals/holdback c +
PATCH animals/{id} cxE +
PATCH animals/{id}/ancestors/{ancestorId} bx
PATCH animals/{id}/holdback c +
PATCH animals/{id}/records/{recordId} cEo +
PATCH animals/{id}/season-facts/{factId} Ffj
PATCH boxes/{id} ed
PATCH clutches/{id} jimlcfF
PATCH eggs/{id} fjmlzc +
PATCH feeders/{id} o
PATCH genetics/genes/{id} sq
PATCH husbandry/settings H
PATCH incubators/{id} u
PATCH places/{id} AuECL
PATCH plans/{id} C +
PATCH user/profile ax
PATCH user/sharing I
POST admin/fix-data-mixing mv
POST animals cxtE +
POST animals/archive c +
POST animals/records cEo +
POST animals/records/remove cEo +
POST animals/remove cEbztfjiFnCwIL
POST animals/season-facts Ff
POST animals/unarchive c +
POST animals/{id}/ancestors bx
POST animals/{id}/archive c +
POST animals/{id}/offspring cz
POST animals/{id}/records cEo +
POST animals/{id}/records/{recordId}/take-back cEL +
POST animals/{id}/season-facts Ff
POST animals/{id}/unarchive c +
POST boxes/{id}/readings/import D
POST breeding-projects f +
POST breeding-projects/remove wzfkjFmnL
POST breeding-projects/{id}/offspring cz
POST calendar-feeds g
POST cancel-subscription B
POST clutches jimlfE
POST clutches/{id}/eggs jmzcf
POST clutches/{id}/hatch cztEfjm
POST clutches/{id}/log hmjf
POST clutches/{id}/weights cE
POST create-subscription B
POST eggs fjml +
POST eggs/clutch fjimE +
POST eggs/hatch cztfm +
POST eggs/take-back cbztfjiFmnCIL
POST eggs/{id}/hatchling cztfmxE +
POST events n +
POST events/all/restore n
POST feeders o
POST feeders/{id}/stock o +
POST follow/{id} p
POST genetics/genes s
POST genetics/review t
POST genetics/words r
POST incubator-alarms/{id}/seen D
POST incubators u
POST incubators/{id}/boxes ed
POST incubators/{id}/readings/import D
POST labels w
POST log cEo +
POST log/undo cEoL +
POST login G
POST logout G
POST media x +
POST mem-login G
POST moving/archive oAcEfkuedDjimhlFJbztsqrnCwxIyaH
POST moving/records cE
POST moving/sheet ctAE
POST notifications/all/read y
POST notifications/{id}/read y
POST pairing-planner/projects f
POST places A
POST readings D
POST refresh-subscription B
POST register aGIB
POST reminder-mails/stop H
POST reset-password aGK
POST tokens K
POST trash/restore oAcEfkuedjimhlFbztnCwIyL
POST trash/{kind}/{id}/restore oAcEfkuedjimhlFbztnCwIyL
POST user/change-password aGK
POST verify-email a
PUT animals/sharing I
PUT animals/{id}/genotype ct
PUT animals/{id}/sharing I
PUT breeding-projects/{id} fji +
PUT breeding-projects/{id}/young k
PUT devices/{device} G
PUT events/{id} n +
PUT events/{id}/complete n +
PUT events/{id}/reminder n +
PUT places/order A
PUT plans Cn +
PUT reminder-mails H
PUT season-settings H
PUT species-facts/{species} J
`
