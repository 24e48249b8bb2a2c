import type { EditorModule, EditorProps } from '@starboard/screen/contract/editor.ts'
import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../../app/shell.tsx'
import { loadEditor } from '../../games/editors.ts'
import { tryAgain } from '../../games/load-chunk.ts'
import { posterOf } from '../../games/registry.ts'
import { NotFoundPage } from '../states/not-found-page.tsx'
import { OfflinePage } from '../states/offline-page.tsx'
import { PageSkeleton } from '../states/page-skeleton.tsx'
import css from './editor-page.module.css'
import { editorLink, isSoloRunning, openTableWith, soloWith, whyNotPlayed } from './ways.ts'

/** `/g/<game>/editor`: the workshop that a game brings along. */
export function EditorPage({ game }: { readonly game: string }) {
  const poster = posterOf(game)
  const editor = useEditor(game)
  if (poster === undefined || editor === 'none') return <NotFoundPage />
  if (editor === 'failed') return <OfflinePage retry={tryAgain} />
  return editor === null ? <PageSkeleton /> : <Workshop poster={poster} editor={editor} />
}

function Workshop({ poster, editor }: { readonly poster: Poster; readonly editor: EditorModule }) {
  const { props, question, answer } = useWays(poster)
  return (
    <Shell title={`${editor.name} · ${poster.name}`} current="shelf" dock={<span className={css.noDock} />}>
      <div className={css.page} data-room="night">
        <editor.Editor {...props} />
      </div>
      <Dialog
        title="Leave your match for this one?"
        isOpen={question}
        close={() => answer(false)}
        buttons={
          <>
            <Button look="quiet" onClick={() => answer(false)}>
              Stay here
            </Button>
            <Button look="danger" onClick={() => answer(true)}>
              Start the new match
            </Button>
          </>
        }
      >
        A match of {poster.name} with bots is running on this device. There is room for one: a new match takes its
        place.
      </Dialog>
    </Shell>
  )
}

interface Ways {
  readonly props: EditorProps
  /** Whether to give a running match up is being asked. */
  readonly question: boolean
  answer(isYes: boolean): void
}

function useWays(poster: Poster): Ways {
  const [, navigate] = useLocation()
  const [wanted, setWanted] = useState<string | null>(null)
  const shared = useShared()
  const props = useMemo(
    (): EditorProps => ({
      shared,
      linkTo: (code) => editorLink(poster.id, code),
      say: toast,
      openTable(options) {
        const reason = whyNotPlayed(poster)
        if (reason !== null) return toast(reason, 'harm')
        openTableWith(poster, options).then(navigate, complain)
      },
      playAlone(options) {
        const reason = whyNotPlayed(poster)
        if (reason !== null) return toast(reason, 'harm')
        const address = soloWith(poster, options)
        if (address === null) return toast('This browser keeps nothing, so the match cannot be handed over.', 'harm')
        isSoloRunning(poster.id).then((isRunning) => (isRunning ? setWanted(address) : navigate(address)), complain)
      },
    }),
    [poster, shared, navigate],
  )
  return {
    props,
    question: wanted !== null,
    answer(isYes) {
      if (isYes && wanted !== null) navigate(wanted)
      setWanted(null)
    },
  }
}

const complain = (error: unknown): void => toast(error instanceof Error ? error.message : String(error), 'harm')

/**
 * What the address carries. The editor keeps what it was given, so the address is made clean at once: a reload then shows
 * what was drawn since, and another link opened in the same page is noticed.
 */
function useShared(): string {
  const [shared, setShared] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const look = () => {
      const carried = location.hash.slice(1)
      if (carried === '') return
      setShared(carried)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return shared
}

/** Null: on its way. */
function useEditor(game: string): EditorModule | 'none' | 'failed' | null {
  const [editor, setEditor] = useState<EditorModule | 'none' | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    loadEditor(game).then(
      (loaded) => isWanted && setEditor(loaded ?? 'none'),
      () => isWanted && setEditor('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return editor
}
