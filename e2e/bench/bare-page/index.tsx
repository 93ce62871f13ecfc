import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

interface Row {
  email: string
  role: string
  note: string
}

/** The bare page that the portal is measured against: one JSON, one table, no design system. */
function Accounts() {
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    fetch('/api/System/Settings/GetPublicSettings')
      .then((answer) => answer.json())
      .then((answer) => setRows(answer.data.demoAccounts))
  }, [])
  return (
    <main>
      <h1>Accounts</h1>
      <Link to="/">Home</Link>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.email} data-row="">
              <td>{row.email}</td>
              <td>{row.role}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Accounts />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  )
}
