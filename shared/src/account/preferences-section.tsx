import {
  type EmailChoice,
  emailChoices,
  kindsOfRole,
  notificationKinds,
} from '@portal/shared/contract'
import { SegmentedControl, StatusLine, Switch } from '@portal/shared/forms'
import { chakra, QueryRegion, SkeletonList, Stack, Text } from '@portal/shared/ui'
import { type Me, type Preference, usePreferences, useSavePreference } from './account.queries.ts'
import { failureMessage, Section } from './section.tsx'

const emailWords: Readonly<Record<EmailChoice, string>> = {
  none: 'None',
  daily: 'Daily digest',
  'at once': 'At once',
}

const emailOptions = emailChoices.map((value) => ({ value, label: emailWords[value] }))

const Row = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    borderWidth: '0',
    // A legend is no part of its fieldset's layout, and brings its own space.
    '& > legend': { fontWeight: 'semibold', marginBottom: '1' },
    '&:not(:last-child)': { paddingBottom: '5', borderBottomWidth: '1px', borderColor: 'border' },
    '& > [data-part=email]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
  },
})

/** How one hears of each kind of notification that the role can get; nothing for roles without. */
export function PreferencesSection({ me }: { me: Me }) {
  const preferences = usePreferences()
  const kinds = kindsOfRole(me.role)
  if (kinds.length === 0) return null
  return (
    <Section
      title="Notifications"
      description="How you hear of each kind of news. A change is saved as you make it."
    >
      <QueryRegion
        query={preferences}
        compact
        failed="Your notification preferences could not be loaded"
        skeleton={<SkeletonList rows={kinds.length} />}
      >
        {(data) => (
          <Stack gap="5">
            {data.preferences.map((preference) => (
              <PreferenceRow key={preference.kind} preference={preference} />
            ))}
          </Stack>
        )}
      </QueryRegion>
    </Section>
  )
}

function PreferenceRow({ preference }: { preference: Preference }) {
  const { kind, inPortal, email } = preference
  const save = useSavePreference(preference)
  const known = notificationKinds.find(({ name }) => name === kind)
  const change = (part: Partial<Preference>) => save.write({ body: { ...preference, ...part } })
  // A kind of a newer server: it can be chosen about once this page is of the same release.
  if (known === undefined) return null
  const { words, isMailAlone } = known
  return (
    <Row>
      <legend>{words.title}</legend>
      <Text size="sm" tone="muted">
        {words.about}
      </Text>
      {isMailAlone ? (
        <Switch
          label="By email"
          checked={email !== 'none'}
          onValue={(next) => change({ email: next ? 'at once' : 'none' })}
        />
      ) : (
        <>
          <Switch
            label="In the portal"
            checked={inPortal}
            onValue={(next) => change({ inPortal: next })}
          />
          <div data-part="email">
            <span aria-hidden="true">By email</span>
            <SegmentedControl
              label="By email"
              options={emailOptions}
              value={email}
              onValue={(next) => change({ email: next })}
            />
          </div>
        </>
      )}
      <RowState save={save} />
    </Row>
  )
}

function RowState({ save }: { save: ReturnType<typeof useSavePreference> }) {
  const failure = failureMessage(save.error)
  return (
    <StatusLine tone={failure === undefined ? 'muted' : 'danger'}>
      {failure === undefined
        ? save.isWriting
          ? 'Saving'
          : save.isDone
            ? 'Saved'
            : ''
        : `Not saved. ${failure}`}
    </StatusLine>
  )
}
