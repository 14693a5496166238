import { useEffect, useId, useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'

interface PhotoProps {
  id: number
  hasPhoto: boolean
  onDone(message: string): void
}

/** The picture of the account. It is fetched like any other data, because a link could not carry the token. */
export function Photo({ id, hasPhoto, onDone }: PhotoProps) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [url, setUrl] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const input = useId()
  useEffect(() => {
    if (!hasPhoto) return
    let made: string | null = null
    let isGone = false
    const params = { path: { usuario_id: id } }
    client.a
      .download('/api/v1/usuarios/{usuario_id}/foto-perfil', { params })
      .then((file) => file.blob())
      .then((blob) => {
        if (isGone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      })
      .catch(() => setUrl(null))
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, hasPhoto, round])
  const send = (file: File) =>
    act(async () => {
      const params = { path: { usuario_id: id } }
      const { data } = await client.a.POST('/api/v1/usuarios/{usuario_id}/foto-perfil', { params, body: { file } })
      setRound((n) => n + 1)
      onDone(data.message)
    })
  return (
    <div class="row">
      {url && <img class="photo" src={url} alt={say('account.photo')} />}
      <div class="field">
        <label for={input}>{say(hasPhoto ? 'account.photo.other' : 'account.photo.add')}</label>
        <input
          id={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) send(file)
          }}
        />
      </div>
      <Failure error={error} say={say} />
    </div>
  )
}
